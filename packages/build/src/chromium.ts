import { existsSync } from 'node:fs';

/**
 * Browser features that no test uses; the suggestions of the address bar alone open two pages for every window. The
 * list replaces Playwright's own and therefore repeats its entries.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** Debian's browser, and Debian's build of it without windows, which runs tests a tenth faster. */
const BROWSER = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The time that the browser may take to start on a busy machine. */
const START_TIMEOUT_MS = 180_000;

interface ChromiumOptions {
  /** Needs what only the browser with windows has, such as the back/forward cache. */
  readonly needsWindows?: boolean;
}

/**
 * Returns the launch options of Chromium for every browser test, with `CHROMIUM_PATH` or Debian's executables. The flags
 * keep it off the network (only this machine's own names resolve) and disable the software GPU, which makes tests a
 * quarter slower; a root user needs `--no-sandbox`.
 */
export function chromiumLaunch({ needsWindows = false }: ChromiumOptions = {}) {
  const installed = !needsWindows && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : BROWSER;
  return {
    executablePath: process.env['CHROMIUM_PATH'] ?? installed,
    timeout: START_TIMEOUT_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      `--disable-features=${UNUSED_FEATURES.join(',')}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  };
}
