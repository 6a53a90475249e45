"""Cuts the display face out of Kaisei Tokumin (SIL Open Font License 1.1) into public/fonts.

    npm pack @fontsource/kaisei-tokumin@5.3.0 && tar xzf fontsource-kaisei-tokumin-5.3.0.tgz
    pip install fonttools brotli
    python3 scripts/font.py package/files/kaisei-tokumin-latin-700-normal.woff2

Kept are the letters of English, French and Italian, figures and signs. The long vowels of Japanese
names are not in the face: they are put together from its letters and its macron. Its apostrophes stand as far from
their neighbours as Japanese signs do; they are brought closer, for `d’une` is one word.
"""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

KEPT = "".join(map(chr, range(0x20, 0x7F))) + "ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïìòôùûüÌÒŒœ«»‘’“”–—…·×¯\u00a0\u202f"
LONG = {"ō": "o", "ū": "u", "Ō": "O", "Ū": "U"}


# The room on either side of an apostrophe, in thousandths; the face leaves 118.
SIDE = 44


def tighten_apostrophes(font):
    """Single quotes, which are apostrophes too, with less room around them."""
    letters, glyphs = font.getBestCmap(), font["glyf"]
    for sign in "‘’":
        name = letters[ord(sign)]
        glyph = glyphs[name]
        glyph.coordinates.translate((SIDE - glyph.xMin, 0))
        glyph.recalcBounds(glyphs)
        font["hmtx"][name] = (glyph.xMax - glyph.xMin + 2 * SIDE, SIDE)


def add_long_vowels(font):
    """A letter with the macron centred over it, on the height of capitals where it is one."""
    letters, glyphs = font.getBestCmap(), font["glyf"]
    macron = letters[ord("¯")]
    bar = glyphs[macron]
    for vowel, letter in LONG.items():
        base = letters[ord(letter)]
        under = glyphs[base]
        right = (under.xMin + under.xMax - bar.xMin - bar.xMax) // 2
        up = max(0, under.yMax + 90 - bar.yMin)
        pen = TTGlyphPen(glyphs)
        pen.addComponent(base, (1, 0, 0, 1, 0, 0))
        pen.addComponent(macron, (1, 0, 0, 1, right, up))
        name = f"{letter}macron"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        glyphs[name] = pen.glyph()
        font["hmtx"][name] = font["hmtx"][base]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(vowel)] = name


def main(source):
    font = TTFont(source)
    # Nothing here is set from top to bottom.
    for vertical in ("vhea", "vmtx"):
        if vertical in font:
            del font[vertical]
    tighten_apostrophes(font)
    add_long_vowels(font)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "lnum"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=KEPT + "".join(LONG))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save("public/fonts/kaisei-tokumin.woff2")


main(sys.argv[1])
