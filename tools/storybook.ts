/**
 * `npm run storybook`: Storybook in development; `npm run storybook -- build` writes the static site, `-- check` does and
 * looks whether it works under a path and without a network.
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
