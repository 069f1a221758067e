import { existsSync, readFileSync } from 'node:fs';
import { chromiumLaunch } from '@plinth/build/chromium';
import { run } from './run.ts';

/** Debian's packages of the browser and of its build without windows. */
const PACKAGES = ['chromium', 'chromium-headless-shell'];

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Ensures that Chromium is available: installs it as root on Debian, otherwise prints what is missing. Resolves with
 * whether it is available.
 */
export async function requireChromium(): Promise<boolean> {
  const { executablePath } = chromiumLaunch({ needsWindows: true });
  if (existsSync(executablePath)) return true;
  if (process.env['CHROMIUM_PATH'] === undefined && isDebian() && process.getuid?.() === 0) {
    console.log('Installing Chromium from the packages of this system…');
    const environment = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], environment);
    const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], environment);
    if (code === 0 && existsSync(executablePath)) return true;
  }
  console.error(
    `The tests need Chromium: install it (Debian: apt-get install ${PACKAGES.join(' ')}) or set CHROMIUM_PATH; ${executablePath} is not there.`,
  );
  return false;
}
