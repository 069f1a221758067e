/**
 * `node tools/examples.ts [folder]`: builds the pages of `packages/ui-kit/examples`, for production, into their `dist` or
 * the given folder.
 */
import { join } from 'node:path';
import { buildExamples } from './kit/examples.ts';
import { KIT } from './kit/sources.ts';

// The frameworks' plug-ins read it; Vite sets it only where nobody has.
process.env['NODE_ENV'] = 'production';
const out = process.argv[2] ?? join(KIT, 'examples/dist');
await buildExamples(out);
console.log(`The examples are in ${out}`);
