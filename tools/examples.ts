/**
 * `node tools/examples.ts [folder]`: builds the pages of `packages/ui-kit/examples` for production, into their `dist`
 * folders or the given folder.
 */
import { join } from 'node:path';
import { buildExamples } from './kit/examples.ts';
import { KIT } from './kit/sources.ts';

// The plug-ins of the frameworks read `NODE_ENV`; Vite sets it only when it is unset.
process.env['NODE_ENV'] = 'production';
const out = process.argv[2] ?? join(KIT, 'examples/dist');
await buildExamples(out);
console.log(`The examples are in ${out}`);
