import { typeText } from '@plinth/docs/named-type.ts';
import type { ApiProperty, Described, ElementApi } from './api.ts';

const section = (title: string, items: readonly string[]): readonly string[] =>
  items.length > 0 ? [`${title}:\n${items.join('\n')}`] : [];
const bullet = (name: string, description: string): string =>
  description === '' ? `- ${name}` : `- ${name}: ${description}`;
const bulletOf = ({ name, description }: Described): string => bullet(`\`${name}\``, description);

/** Returns which property an attribute sets, if its name is not the attribute's in camel case. */
function propertyNote({ name, attribute }: ApiProperty): string {
  if (attribute === undefined) return ' (property only)';
  const camelCase = attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name === camelCase ? '' : ` (property \`${name}\`)`;
}

/** Describes a property on one line: `size` (medium | small | large, default medium): The size. */
function describeProperty(property: ApiProperty): string {
  const { name, attribute, type, values, fallback, description } = property;
  const typeText = values.length > 0 ? values.join(' | ') : type;
  const defaultText =
    fallback === undefined || fallback === "''" || fallback === 'null' || (type === 'boolean' && fallback === 'false')
      ? ''
      : `, default ${fallback.replaceAll("'", '')}`;
  return bullet(`\`${attribute ?? name}\`${propertyNote(property)} (${typeText}${defaultText})`, description);
}

function sectionOf(element: ElementApi, example: string): string {
  return [
    `## ${element.tag}`,
    element.description.replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
    `Define: \`import '@plinth/ui-kit/define/${element.name}'\``,
    ...section('Attributes', element.properties.map(describeProperty)),
    ...section(
      'Methods',
      element.methods.map(({ name, signature, description }) => bullet(`\`${name}${signature}\``, description)),
    ),
    ...section(
      'Slots',
      element.slots.map((slot) => bullet(slot.name === '' ? 'default' : `\`${slot.name}\``, slot.description)),
    ),
    ...section(
      'Events',
      element.events.map(({ name, type, description }) => bullet(`\`${name}\` (\`${type}\`)`, description)),
    ),
    ...section(
      'Keyboard',
      element.keyboard.map(({ keys, description }) => (keys === '' ? `- ${description}` : bullet(keys, description))),
    ),
    ...section('Parts', element.parts.map(bulletOf)),
    ...section(
      'Custom properties',
      element.cssProperties.map((property) =>
        bullet(
          `\`${property.name}\`${property.fallback ? ` (default ${property.fallback})` : ''}`,
          property.description,
        ),
      ),
    ),
    ...(element.types.length > 0 ? [`Types:\n\`\`\`ts\n${element.types.map(typeText).join('\n\n')}\n\`\`\``] : []),
    `Example:\n\`\`\`html\n${example}\n\`\`\``,
  ].join('\n\n');
}

/**
 * Returns the reference of the kit as one Markdown text for language models, with the API and an example of each
 * element.
 */
export function llmsText(elements: readonly ElementApi[], exampleOf: (tag: string) => string): string {
  return `# Plinth UI kit

> ${elements.length} web components, written with Lit. Import the tokens and the definition of an element, then use its tag: \`import '@plinth/ui-kit/tokens.css'; import '@plinth/ui-kit/define/button';\`

- An attribute sets the property of the same name in camel case, unless another property is noted. Properties without an attribute are marked "property only".
- The attributes \`value\` and \`checked\` of a field are its initial values, as in HTML; the properties \`value\` and \`checked\` are the current ones.
- Events are emitted for user actions, not for changes by scripts. They do not bubble unless noted.
- Colors, sizes and fonts are custom properties in \`tokens.css\`. Style a part with \`::part(name)\`.
- Theme: \`--plinth-brand: #7a1fa2\` on \`:root\` derives all colors of the brand, with AA contrast, in light and dark. On another element, add \`data-brand\`. A role such as \`--plinth-color-primary\` overrides it.
- Skin: \`data-skin\` on the root is \`light\` (default), \`dark\`, \`system\` (as the user prefers), \`bordered\` or \`semi-dark\`. \`data-density="compact"\` makes rows and controls smaller.
- Icons: \`import { iconArrowUp } from '@plinth/ui-kit/icons/arrow-up'\`, one module for each icon of Lucide; set it as \`path\` of \`plinth-icon\`.
- Layout of the page: classes of \`layout.css\`: \`plinth-stack\`, \`plinth-row\`, \`plinth-grid\`, \`plinth-container\`, with \`plinth-gap-4\` and other space tokens.
- Text: the class \`plinth-prose\` of \`prose.css\` styles plain HTML, also in a slot.
- Corners: \`--plinth-radius-control\` and \`--plinth-radius-card\`, limited where a large radius would mislead.
- Amounts of money are in minor units (cents); dates are in ISO 8601 format.

${elements.map((element) => sectionOf(element, exampleOf(element.tag))).join('\n\n')}
`;
}
