import type { ElementApi } from './api.ts';

const union = (names: readonly string[]): string =>
  names.length > 0 ? names.map((name) => `'${name}'`).join(' | ') : 'never';

/** Returns the attributes whose names differ from their properties, as object entries: `'icon-only': 'iconOnly'`. */
function dashed({ properties }: ElementApi): string {
  const names = new Set(properties.map(({ name }) => name));
  const pairs = properties.flatMap(({ attribute, name }) =>
    attribute !== undefined && !names.has(attribute) ? [`'${attribute}': '${name}'`] : [],
  );
  return pairs.length > 0 ? `{ ${pairs.join('; ')} }` : 'NoAttributes';
}

function eventsOf({ className, events }: ElementApi): string {
  const own = events.filter(({ name }) => name.startsWith('plinth-')).map(({ name }) => name);
  return own.length > 0 ? `Pick<${className}EventMap, ${union(own)}>` : 'NoEvents';
}

/**
 * Returns the source of the module that lists the properties and events of each element by tag. The types of each
 * framework are derived from it.
 */
export function typesModule(elements: readonly ElementApi[]): string {
  const imports = elements.map((each) => {
    const events = each.events.some(({ name }) => name.startsWith('plinth-')) ? `, ${each.className}EventMap` : '';
    return `import type { ${each.className}${events} } from '../${each.path.replace(/^src\//, '')}';`;
  });
  const entries = elements.map((each) => {
    const names = union(each.properties.map(({ name }) => name));
    return `  '${each.tag}': Api<${each.className}, ${names}, ${dashed(each)}, ${eventsOf(each)}>;`;
  });
  return `// Generated from the custom elements manifest by \`npm run gen\`.
import type { Api, NoAttributes, NoEvents } from './api.ts';
${imports.join('\n')}

/** What a page can set on each element and what it hears from it, by tag. */
export interface PlinthElements {
${entries.join('\n')}
}
`;
}
