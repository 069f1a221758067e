import type { ApiProperty, Described, ElementApi } from './api.ts';

const list = (title: string, items: readonly string[]): readonly string[] =>
  items.length > 0 ? [`${title}:\n${items.join('\n')}`] : [];
const line = (name: string, description: string): string =>
  description === '' ? `- ${name}` : `- ${name}: ${description}`;
const item = ({ name, description }: Described): string => line(`\`${name}\``, description);

/** `size` (medium | small | large, default medium) */
function property({ name, attribute, type, values, fallback, description }: ApiProperty): string {
  const kind = values.length > 0 ? values.join(' | ') : type;
  const given =
    fallback === undefined || fallback === "''" || fallback === 'null' || (type === 'boolean' && fallback === 'false')
      ? ''
      : `, default ${fallback.replaceAll("'", '')}`;
  return line(
    `\`${attribute ?? name}\`${attribute === undefined ? ' (property only)' : ''} (${kind}${given})`,
    description,
  );
}

function sectionOf(element: ElementApi, example: string): string {
  return [
    `## ${element.tag}`,
    element.description.replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
    `Define: \`import '@plinth/ui-kit/define/${element.name}'\``,
    ...list('Attributes', element.properties.map(property)),
    ...list(
      'Methods',
      element.methods.map(({ name, description }) => line(`\`${name}()\``, description)),
    ),
    ...list(
      'Slots',
      element.slots.map((each) => line(each.name === '' ? 'default' : `\`${each.name}\``, each.description)),
    ),
    ...list('Events', element.events.map(item)),
    ...list(
      'Keyboard',
      element.keyboard.map(({ keys, description }) => (keys === '' ? `- ${description}` : line(keys, description))),
    ),
    ...list('Parts', element.parts.map(item)),
    ...list(
      'Custom properties',
      element.cssProperties.map((each) =>
        line(`\`${each.name}\`${each.fallback ? ` (default ${each.fallback})` : ''}`, each.description),
      ),
    ),
    `Example:\n\`\`\`html\n${example}\n\`\`\``,
  ].join('\n\n');
}

/** The whole kit in one text, for a reader with a short time or none at all: what each element is and all that can be said to it. */
export function llmsText(elements: readonly ElementApi[], exampleOf: (tag: string) => string): string {
  return `# Plinth UI kit

> ${elements.length} web components, written with Lit. A page imports an element's definition and the tokens, then uses the tag: \`import '@plinth/ui-kit/tokens.css'; import '@plinth/ui-kit/define/button';\`

- Attributes and properties of the same name say the same. What an attribute cannot say is marked "property only".
- Events are for what a person did, never for what a script set. They do not bubble unless that is said.
- Colours, sizes and fonts come from the custom properties of \`tokens.css\`; a part is styled by \`::part(name)\`.
- Money is in minor units (cents), dates are ISO 8601.

${elements.map((each) => sectionOf(each, exampleOf(each.tag))).join('\n\n')}
`;
}
