/** `npm run format`: formats every file that is not generated. `npm test` fails on an unformatted file. */
import { run } from './lib/run.ts';

process.exit(await run('oxfmt', process.argv.slice(2)));
