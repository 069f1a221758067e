/**
 * `npm run storybook`: starts Storybook in development. `-- build` writes the static site; `-- check` also checks that
 * it works under a path prefix and without a network.
 */
import { run } from './lib/run.ts';

const [verb = 'dev', ...others] = process.argv.slice(2);
if (verb === 'check') {
  await import('./storybook-check.ts');
} else {
  const args =
    verb === 'build' ? ['build', '--quiet', ...others] : ['dev', '-p', process.env['PORT'] ?? '6006', '--no-open'];
  process.exit(await run('storybook', args, { STORYBOOK_DISABLE_TELEMETRY: '1' }));
}
