import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { elementApis } from '../gen/api.ts';
import { writeCdn } from './cdn.ts';
import { writeEditorData } from './editors.ts';
import { EXAMPLES } from './examples.ts';
import { fontStyles } from './fonts.ts';
import { createLlmsText } from './llms.ts';
import { packageElements, packageManifest, sourceManifest } from './manifest.ts';
import { writeModules, writeTypes } from './modules.ts';
import { noticesText } from './notices.ts';
import { KIT } from './sources.ts';

/** The notices of bundled packages, in the package and, as generated last, in the source folder. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** Whether a file of an example is not one that a build or an installation has written. */
const isExampleSource = (path: string): boolean =>
  !/\/(node_modules|dist|\.next|\.angular)(\/|$)/.test(path.replaceAll('\\', '/').slice(KIT.length));

/** Writes the kit into a folder as an npm package, ready to pack and publish. */
export async function writePackage(out: string): Promise<void> {
  const source = sourceManifest();
  const elements = JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package;
  const moduleFolders = await writeModules(out);
  await writeTypes(out);
  const cdnFolders = await writeCdn(join(out, 'cdn'));

  mkdirSync(join(out, 'editors'), { recursive: true });
  for (const folder of ['styles', 'tokens']) mkdirSync(join(out, folder), { recursive: true });
  const textFiles: Readonly<Record<string, string>> = {
    'package.json': `${JSON.stringify(packageManifest(source), null, 2)}\n`,
    'custom-elements.json': `${JSON.stringify(packageElements(elements))}\n`,
    'llms.txt': await createLlmsText(elementApis(elements)),
    [NOTICES_FILE]: noticesText([...moduleFolders, ...cdnFolders]),
  };
  for (const [file, text] of Object.entries(textFiles)) writeFileSync(join(out, file), text);
  writeEditorData(elements, join(out, 'editors'), source);
  for (const folder of ['styles', 'tokens'])
    for (const file of readdirSync(join(KIT, 'src', folder)))
      if (/\.(css|json)$/.test(file)) copyFileSync(join(KIT, 'src', folder, file), join(out, folder, file));
  // The files are in the package once.
  writeFileSync(join(out, 'tokens/fonts.css'), fontStyles('../cdn/fonts'));
  for (const name of [...EXAMPLES.map((example) => example.name), 'next'])
    cpSync(join(KIT, 'examples', name), join(out, 'examples', name), { recursive: true, filter: isExampleSource });
  for (const file of ['README.md', 'page.css']) copyFileSync(join(KIT, 'examples', file), join(out, 'examples', file));
  for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md']) copyFileSync(join(KIT, file), join(out, file));
}
