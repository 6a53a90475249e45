// Writes down every journey that was tried a second time, and what came of it, into the file that NOREN_AGAIN names:
// `scripts/test` says so at its end, for a journey that passes only sometimes is a fault, too.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";

const ENDS = { flaky: "passed then", unexpected: "failed again" };

export default class Again {
  onBegin({ rootDir }, suite) {
    Object.assign(this, { rootDir, suite });
  }

  onEnd() {
    if (!process.env.NOREN_AGAIN) return;
    const lines = this.suite
      .allTests()
      .filter((test) => test.results.length > 1)
      .map((test) => `${relative(this.rootDir, test.location.file)}: ${test.title} (${ENDS[test.outcome()] ?? test.outcome()})\n`);
    writeFileSync(process.env.NOREN_AGAIN, lines.join(""));
  }

  printsToStdio() {
    return false;
  }
}
