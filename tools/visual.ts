/**
 * `npm run visual`: which stories look other than their pictures, in four looks each. `-- tabs` takes only files of
 * stories with that in their path; `-- --update` makes the pictures of what looks different anew.
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
// A picture that is missing is always made: it is what the next run compares with.
const update = values.update ? 'all' : 'new';
process.exit(
  await run('vitest', ['run', '--config', config, `--update=${update}`, ...positionals], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
  }),
);
