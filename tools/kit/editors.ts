import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import type { Package } from 'custom-elements-manifest/schema';

/**
 * Writes what editors need to complete and explain tags, attributes, parts and custom properties: `html.customData` and
 * `css.customData` of Visual Studio Code, and web types for JetBrains.
 * @param out an existing folder.
 */
export function writeEditorData(
  manifest: Package,
  out: string,
  { name, version }: { readonly name: string; readonly version: string },
): void {
  // Both generators take a manifest, under stricter types of their own; they also change it.
  type Input = Parameters<typeof generateVsCodeCustomElementData>[0] & Parameters<typeof generateJetBrainsWebTypes>[0];
  const copy = () => structuredClone(manifest) as Input;
  generateVsCodeCustomElementData(copy(), {
    outdir: out,
    htmlFileName: 'vscode.html-data.json',
    cssFileName: 'vscode.css-data.json',
    hideLogs: true,
  });
  generateJetBrainsWebTypes(copy(), {
    outdir: out,
    webTypesFileName: 'web-types.json',
    packageJson: false,
    hideLogs: true,
  });
  // The generator takes both from the package.json of the folder that it runs in.
  const path = join(out, 'web-types.json');
  const webTypes = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, `${JSON.stringify({ ...webTypes, name, version })}\n`);
}
