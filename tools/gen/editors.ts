import type { ApiProperty, ElementApi } from './api.ts';

/** Read by programs alone, and by each of them whole. */
const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** What hovers over a tag: its description, its slots, its events. */
function tagHelp({ description, slots, events }: ElementApi): string {
  const list = (title: string, items: readonly string[]): readonly string[] =>
    items.length > 0 ? [`**${title}**\n${items.join('\n')}`] : [];
  return [
    description,
    ...list(
      'Slots',
      slots.map((each) => `- ${each.name === '' ? '(default)' : `\`${each.name}\``}: ${each.description}`),
    ),
    ...list(
      'Events',
      events.map((each) => `- \`${each.name}\`: ${each.description}`),
    ),
  ].join('\n\n');
}

function withDefault({ description, fallback }: ApiProperty): string {
  return fallback === undefined || fallback === "''" ? description : `${description} Default: ${fallback}.`;
}

const hasAttribute = (property: ApiProperty): property is ApiProperty & { readonly attribute: string } =>
  property.attribute !== undefined;

/** HTML of the kit for Visual Studio Code: `html.customData`. */
export function vscodeHtml(elements: readonly ElementApi[]): string {
  const tags = elements.map((each) => ({
    name: each.tag,
    description: { kind: 'markdown', value: tagHelp(each) },
    attributes: each.properties.filter(hasAttribute).map((property) => ({
      name: property.attribute,
      description: withDefault(property),
      ...(property.isBoolean ? { valueSet: 'v' } : {}),
      ...(property.values.length > 0 ? { values: property.values.map((name) => ({ name })) } : {}),
    })),
  }));
  return json({ version: 1.1, tags });
}

/** Parts of all elements by name, each with what it is where. */
function allParts(elements: readonly ElementApi[]): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const { tag, parts: own } of elements) {
    for (const { name, description } of own) parts.set(name, [...(parts.get(name) ?? []), `${tag}: ${description}`]);
  }
  return parts;
}

/** CSS of the kit for Visual Studio Code: `css.customData`. */
export function vscodeCss(elements: readonly ElementApi[]): string {
  const properties = elements.flatMap(({ tag, cssProperties }) =>
    cssProperties.map(({ name, description, fallback }) => ({
      name,
      description: `${tag}: ${description}${fallback ? ` Default: ${fallback}.` : ''}`,
    })),
  );
  const pseudoElements = [...allParts(elements)].map(([name, places]) => ({
    name: `::part(${name})`,
    description: places.join('\n'),
  }));
  const seen = new Set<string>();
  // What several elements share is told once.
  return json({
    version: 1.1,
    properties: properties.filter(({ name }) => !seen.has(name) && seen.add(name)),
    pseudoElements,
  });
}

/** What WebStorm and the other editors of JetBrains read: `web-types` of `package.json`. */
export function webTypes(elements: readonly ElementApi[], name: string, version: string): string {
  const html = elements.map((each) => ({
    name: each.tag,
    description: each.description,
    attributes: each.properties.filter(hasAttribute).map((property) => ({
      name: property.attribute,
      description: property.description,
      ...(property.fallback === undefined ? {} : { default: property.fallback }),
      value: property.isBoolean ? { kind: 'no-value', type: 'boolean' } : { type: property.type },
    })),
    slots: each.slots,
    js: {
      properties: each.properties.map((property) => ({
        name: property.name,
        description: property.description,
        type: property.type,
      })),
      events: each.events,
    },
    css: {
      parts: each.parts,
      properties: each.cssProperties.map((own) => ({ name: own.name, description: own.description })),
    },
  }));
  return json({
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: html } },
  });
}
