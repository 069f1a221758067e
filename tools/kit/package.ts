import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { elementApis } from '../gen/api.ts';
import { writeCdn } from './cdn.ts';
import { writeEditorData } from './editors.ts';
import { createLlmsText } from './llms.ts';
import { packageElements, packageManifest, sourceManifest } from './manifest.ts';
import { writeModules, writeTypes } from './modules.ts';
import { KIT } from './sources.ts';

/** Writes the kit into a folder as an npm package, ready to pack and publish. */
export async function writePackage(out: string): Promise<void> {
  const source = sourceManifest();
  const elements = JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package;
  await writeModules(out);
  await writeTypes(out);
  await writeCdn(join(out, 'cdn'));

  mkdirSync(join(out, 'editors'), { recursive: true });
  mkdirSync(join(out, 'tokens'), { recursive: true });
  const textFiles: Readonly<Record<string, string>> = {
    'package.json': `${JSON.stringify(packageManifest(source), null, 2)}\n`,
    'custom-elements.json': `${JSON.stringify(packageElements(elements))}\n`,
    'llms.txt': await createLlmsText(elementApis(elements)),
  };
  for (const [file, text] of Object.entries(textFiles)) writeFileSync(join(out, file), text);
  writeEditorData(elements, join(out, 'editors'), source);
  for (const file of readdirSync(join(KIT, 'src/tokens')))
    if (/\.(css|json)$/.test(file)) copyFileSync(join(KIT, 'src/tokens', file), join(out, 'tokens', file));
  for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md']) copyFileSync(join(KIT, file), join(out, file));
}
