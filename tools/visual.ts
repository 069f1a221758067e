/**
 * `npm run visual`: compares each story with its screenshots, in four variants. `-- tabs` limits it to story files with
 * that in their path; `-- --update` replaces the screenshots that differ.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from './lib/chromium-install.ts';
import { run } from './lib/run.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', short: 'u', default: false } },
  allowPositionals: true,
});
if (!(await requireChromium())) process.exit(1);

const config = join(import.meta.dirname, 'visual/vitest.config.ts');
// Missing screenshots are always created, as the baseline of the next run.
const update = values.update ? 'all' : 'new';
process.exit(
  await run('vitest', ['run', '--config', config, `--update=${update}`, ...positionals], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  }),
);
