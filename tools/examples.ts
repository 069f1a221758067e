/**
 * `npm run examples [-- folder]`: builds the pages of `packages/ui-kit/examples` for production, into `examples/dist` or
 * the given folder. `-- next` packs the kit and builds the example for Next.js with it, which downloads Next.js.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildExamples, buildNextExample } from './kit/examples.ts';
import { pack } from './kit/pack.ts';
import { writePackage } from './kit/package.ts';
import { KIT } from './kit/sources.ts';

/** Packs the kit and builds the example for Next.js, outside of the workspace and its `node_modules`. */
async function buildNext(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-next-'));
  const page = join(folder, 'page');
  await writePackage(join(folder, 'kit'));
  buildNextExample(page, pack(join(folder, 'kit'), folder));
  rmSync(join(folder, 'kit'), { recursive: true });
  return page;
}

// The plug-ins of the frameworks read `NODE_ENV`; Vite sets it only when it is unset.
process.env['NODE_ENV'] = 'production';
const [, , target = join(KIT, 'examples/dist')] = process.argv;
if (target === 'next') {
  console.log(`The example is in ${await buildNext()}. \`npm start\` serves it there.`);
} else {
  await buildExamples(target);
  console.log(`The examples are in ${target}`);
}
