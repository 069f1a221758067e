import type { ProxyOptions } from 'vite';

/** The paths on the app's origin that the Auth emulator serves. */
const PATHS = [
  '/emulator/auth',
  '/emulator/action',
  '/emulator/v1',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
];

/** Returns proxy settings that forward requests to the emulator, so that the page uses a single origin. */
export function emulatorProxy(port: number): Record<string, ProxyOptions> {
  return Object.fromEntries(PATHS.map((path) => [path, { target: `http://127.0.0.1:${port}` }]));
}
