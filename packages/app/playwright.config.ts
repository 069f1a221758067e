import { e2eConfig } from './e2e/support/config.ts';

/** The end-to-end tests of the app with the mock in the browser. */
export default e2eConfig({
  port: Number(process.env['PLINTH_E2E_PORT'] ?? 5273),
  preview: ['--no-build'],
  // Those need the provider's server.
  testIgnore: 'provider-*.spec.ts',
});
