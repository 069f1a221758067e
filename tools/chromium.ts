/**
 * Chromium for every browser test of the project: `CHROMIUM_PATH` or Debian's.
 * The flags keep it off the network; `--no-sandbox` is what a root user needs.
 */
export function chromiumLaunch() {
  return {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  };
}
