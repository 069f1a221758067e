import { e2eConfig } from './e2e/support/config.ts';

const port = Number(process.env['PLINTH_E2E_PORT'] ?? 5373);

/** The end-to-end tests of the app in the shape of production: without the mock, its API on another origin. */
export default e2eConfig({
  port,
  preview: ['--provider'],
  providerOrigin: `http://localhost:${port + 4}`,
  grep: /@provider/,
  // All tests change the settings of one server.
  workers: 1,
});
