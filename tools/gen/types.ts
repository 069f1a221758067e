import type { ElementApi } from './api.ts';

const union = (names: readonly string[]): string =>
  names.length > 0 ? names.map((name) => `'${name}'`).join(' | ') : 'never';

/** `'icon-only': 'iconOnly'`: the attributes that no property is called as. */
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

/** The module that says by tag what can be set on an element and what it tells: what the types of each framework are made from. */
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
