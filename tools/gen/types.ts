import type { ElementApi } from './api.ts';

const union = (names: readonly string[]): string =>
  names.length > 0 ? names.map((name) => `'${name}'`).join(' | ') : 'never';

/** Returns the attributes whose names differ from their properties, as object entries: `'icon-only': 'iconOnly'`. */
function renamedAttributes({ properties }: ElementApi): string {
  const names = new Set(properties.map(({ name }) => name));
  const pairs = properties.flatMap(({ attribute, name }) =>
    attribute !== undefined && !names.has(attribute) ? [`'${attribute}': '${name}'`] : [],
  );
  return pairs.length > 0 ? `{ ${pairs.join('; ')} }` : 'NoAttributes';
}

function eventsOf({ className, events }: ElementApi): string {
  const customEvents = events.filter(({ name }) => name.startsWith('plinth-')).map(({ name }) => name);
  return customEvents.length > 0 ? `Pick<${className}EventMap, ${union(customEvents)}>` : 'NoEvents';
}

/**
 * Returns the source of the module that lists the properties and events of each element by tag. The types of each
 * framework are derived from it.
 */
export function typesModule(elements: readonly ElementApi[]): string {
  const imports = elements.map((element) => {
    const events = element.events.some(({ name }) => name.startsWith('plinth-'))
      ? `, ${element.className}EventMap`
      : '';
    return `import type { ${element.className}${events} } from '../${element.path.replace(/^src\//, '')}';`;
  });
  const entries = elements.map((element) => {
    const names = union(element.properties.map(({ name }) => name));
    return `  '${element.tag}': Api<${element.className}, ${names}, ${renamedAttributes(element)}, ${eventsOf(element)}>;`;
  });
  return `// Generated from the custom elements manifest by \`npm run gen\`.
import type { Api, NoAttributes, NoEvents } from './api.ts';
${imports.join('\n')}

/** The properties, attributes and events of each element by tag. */
export interface PlinthElements {
${entries.join('\n')}
}
`;
}
