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
  return nodes.filter(isElement).flatMap((each) => [each, ...elementsIn(each.childNodes)]);
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
    const at = element.sourceCodeLocation?.startOffset;
    if (slots.length === 0 || at === undefined || !element.tagName.startsWith('plinth-')) continue;
    const name = at + 1 + element.tagName.length;
    text = `${text.slice(0, name)} server-slots="${slots.join(' ')}"${text.slice(name)}`;
  }
  return text;
}

const isElementDeclaration = (each: object): each is CustomElementDeclaration & { readonly tagName: string } =>
  'tagName' in each && 'customElement' in each;

/** Returns the server-rendered markup of every element's specimen by tag, rendered in Node with `@lit-labs/ssr`. */
export async function drawSpecimens(): Promise<Readonly<Record<string, string>>> {
  const { modules } = JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package;
  const declarations = modules.flatMap((each) => each.declarations ?? []).filter(isElementDeclaration);
  const { module } = await runnerImport<{ renderOnServer(markup: string): Promise<string> }>(
    join(KIT, 'src/testing/render-on-server.ts'),
    {
      root: KIT,
      logLevel: 'error',
      environments: { inline: { resolve: { conditions: ['plinth-source'] } } },
    },
  );
  const drawn: Record<string, string> = {};
  for (const each of declarations) drawn[each.tagName] = await module.renderOnServer(withFilledSlots(markupOf(each)));
  return drawn;
}

/**
 * Creates a plugin that gives browser tests the server-rendered markup by tag: `import drawn from
 * 'virtual:plinth-on-server'`.
 */
export function specimensOfServer(): Plugin {
  return {
    name: 'plinth-on-server',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(await drawSpecimens())}` : undefined),
  };
}
