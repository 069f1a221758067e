/**
 * Chromium for every browser test of the project: `CHROMIUM_PATH` or Debian's.
 * The flags keep it off the network, and from playing a graphics card in software, which takes a quarter longer;
 * `--no-sandbox` is what a root user needs.
 */
export function chromiumLaunch() {
  return {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  };
}
