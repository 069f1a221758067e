/** `npm run storybook`: Storybook in development; `npm run storybook -- build` writes the static site. */
import { run } from './lib/run.ts';

const building = process.argv[2] === 'build';
const args = building ? ['build', '--quiet'] : ['dev', '-p', process.env['PORT'] ?? '6006', '--no-open'];
process.exit(await run('storybook', args, { STORYBOOK_DISABLE_TELEMETRY: '1' }));
