import type { ProxyOptions } from 'vite';

/** What the Auth emulator answers on the app's own origin. */
const PATHS = [
  '/emulator/auth',
  '/emulator/action',
  '/emulator/v1',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
];

/** Passes the emulator's addresses on, so that the page talks to one origin only. */
export function emulatorProxy(port: number): Record<string, ProxyOptions> {
  return Object.fromEntries(PATHS.map((path) => [path, { target: `http://127.0.0.1:${port}` }]));
}
