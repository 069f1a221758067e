import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { runnerImport, type Plugin } from 'vite';
import { markupOf } from '../../packages/ui-kit/src/testing/markup.ts';
import { KIT } from './sources.ts';

type Element = DefaultTreeAdapterTypes.Element;

const ID = 'virtual:plinth-on-server';

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node;

function elementsIn(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Element[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.childNodes)]);
}

/** Returns the names of the slots that the children of an element are assigned to. */
function filledSlots({ childNodes }: Element): string[] {
  const names = childNodes.filter(isElement).map(({ attrs }) => attrs.find(({ name }) => name === 'slot')?.value ?? '');
  return [...new Set(names.filter(Boolean))];
}

/** Adds to each element of the kit the attribute that lists its filled slots, as a server-rendered page has to. */
export function withFilledSlots(markup: string): string {
  const { childNodes } = parseFragment(markup, { sourceCodeLocationInfo: true });
  let text = markup;
  // Edits from the end, so that the positions of earlier elements stay valid.
  for (const element of elementsIn(childNodes).toReversed()) {
    const slots = filledSlots(element);
    const start = element.sourceCodeLocation?.startOffset;
    if (slots.length === 0 || start === undefined || !element.tagName.startsWith('plinth-')) continue;
    const insertAt = start + 1 + element.tagName.length;
    text = `${text.slice(0, insertAt)} server-slots="${slots.join(' ')}"${text.slice(insertAt)}`;
  }
  return text;
}

const isElementDeclaration = (
  declaration: object,
): declaration is CustomElementDeclaration & { readonly tagName: string } =>
  'tagName' in declaration && 'customElement' in declaration;

/** Returns the server-rendered markup of every element's specimen by tag, rendered in Node with `@lit-labs/ssr`. */
export async function renderSpecimens(): Promise<Readonly<Record<string, string>>> {
  const { modules } = JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package;
  const declarations = modules.flatMap((module) => module.declarations ?? []).filter(isElementDeclaration);
  const { module } = await runnerImport<{ renderOnServer(markup: string): Promise<string> }>(
    join(KIT, 'src/testing/render-on-server.ts'),
    {
      root: KIT,
      logLevel: 'error',
      environments: { inline: { resolve: { conditions: ['plinth-source'] } } },
    },
  );
  const markupByTag: Record<string, string> = {};
  for (const declaration of declarations)
    markupByTag[declaration.tagName] = await module.renderOnServer(withFilledSlots(markupOf(declaration)));
  return markupByTag;
}

/**
 * Creates a plugin that gives browser tests the server-rendered markup by tag: `import markup from
 * 'virtual:plinth-on-server'`.
 */
export function serverSpecimens(): Plugin {
  return {
    name: 'plinth-on-server',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(await renderSpecimens())}` : undefined),
  };
}
