import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import type { Package } from 'custom-elements-manifest/schema';

/**
 * Writes the data that editors need to complete and describe tags, attributes, parts and custom properties:
 * `html.customData` and `css.customData` for Visual Studio Code, and web types for JetBrains IDEs.
 * @param out an existing folder.
 */
export function writeEditorData(
  manifest: Package,
  out: string,
  { name, version }: { readonly name: string; readonly version: string },
): void {
  // Both generators declare stricter types for the manifest, and both modify it.
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
  // The generator reads both from the `package.json` of its working directory.
  const path = join(out, 'web-types.json');
  const webTypes = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, `${JSON.stringify({ ...webTypes, name, version })}\n`);
}
