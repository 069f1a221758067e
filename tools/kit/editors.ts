import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeText } from '@plinth/docs/named-type.ts';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { elementApis, type ElementApi } from '../gen/api.ts';
import { manifestElements } from '../gen/elements.ts';

/** Returns a description with the declarations of the types that the element's API mentions. */
function withTypes(description = '', types: ElementApi['types'] = []): string {
  return types.length === 0 ? description : `${description}\n\n\`\`\`ts\n${types.map(typeText).join('\n\n')}\n\`\`\``;
}

/** Returns a copy of the manifest whose descriptions have what the generators leave out: types, and those of events. */
function withTypesInTexts(manifest: Package, describeEvent: (event: ElementApi['events'][number]) => string): Package {
  const copy = structuredClone(manifest);
  const apis = new Map(elementApis(manifest).map((api) => [api.path, api]));
  for (const [path, declaration] of manifestElements(copy) as [string, CustomElementDeclaration][]) {
    const api = apis.get(path);
    const events = new Map(api?.events.map((event) => [event.name, event]));
    Object.assign(declaration, { description: withTypes(declaration.description, api?.types) });
    for (const event of declaration.events ?? []) {
      const described = events.get(event.name);
      if (described) Object.assign(event, { description: describeEvent(described) });
    }
  }
  return copy;
}

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
  const vsCodeManifest = withTypesInTexts(manifest, ({ type, description }) => `\`${type}\` ${description}`) as Input;
  generateVsCodeCustomElementData(vsCodeManifest, {
    outdir: out,
    htmlFileName: 'vscode.html-data.json',
    cssFileName: 'vscode.css-data.json',
    hideLogs: true,
  });
  generateJetBrainsWebTypes(withTypesInTexts(manifest, ({ description }) => description) as Input, {
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
