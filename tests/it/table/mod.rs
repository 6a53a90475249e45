//! The table: whose eyes are on the device, and what the screen may show them.

mod chapters;
mod curtain;
mod device;
mod forged;
mod heard;
mod interludes;
mod looks;
mod model;
mod motion;
mod opened;
mod oriente;
mod pin;
mod rebuilt;
mod replay;
mod tickets;
pub mod tried;
mod twins;
mod wire;
