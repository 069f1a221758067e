/** `npm run format`: lays out every file that a person writes. `npm test` fails on one that is laid out otherwise. */
import { run } from './lib/run.ts';

process.exit(await run('oxfmt', process.argv.slice(2)));
