import type { CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { camel, pascal } from '../lib/names.ts';

/** Returns every element class of the manifest with the path of its module, sorted by tag. */
export function manifestElements(
  manifest: Package,
): (readonly [path: string, declaration: CustomElementDeclaration])[] {
  return manifest.modules
    .flatMap((module) =>
      (module.declarations ?? [])
        .filter((declaration): declaration is CustomElementDeclaration => declaration.kind === 'class')
        .filter((declaration) => declaration.name === className(module.path))
        .map((declaration) => [module.path, declaration] as const),
    )
    .toSorted(([a], [b]) => a.localeCompare(b));
}

/** Returns the element name for the path of its module: `tab-panel` for `src/elements/tabs/tab-panel.ts`. */
export function elementName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '');
}

/** Returns the class name for the path of an element's module: `PlinthTabPanel`. */
export function className(path: string): string {
  return `Plinth${pascal(elementName(path))}`;
}

/** The usage notes of a doc block that the manifest's schema has no field for. */
export interface Usage {
  readonly when: string;
  readonly whenNot: string;
  /** Keys and their effects, in the order of the doc block; an entry without keys is a remark. */
  readonly keyboard: readonly { readonly keys: string; readonly description: string }[];
}

/** Returns the doc block of the class in an element's module. */
export function docBlock(path: string, source: string): string {
  const textBefore = source.slice(0, source.search(new RegExp(`^export class ${className(path)}\\b`, 'm')));
  return textBefore.slice(textBefore.lastIndexOf('/**'));
}

function tagged(block: string, tag: string): string[] {
  return [...block.matchAll(new RegExp(`^ \\* @${tag} (.+)$`, 'gm'))].map(([, text = '']) => text.trim());
}

/**
 * Returns the `@when`, `@whenNot` and `@keyboard keys — description` tags of a doc block. `@keyboard none` adds no
 * entry.
 */
export function usageOf(block: string): Usage {
  const keyboard = tagged(block, 'keyboard').map((line) => {
    const [keys = '', description = ''] = line.split(' — ');
    return { keys: keys === 'none' ? '' : keys, description };
  });
  return {
    when: tagged(block, 'when').join(' '),
    whenNot: tagged(block, 'whenNot').join(' '),
    keyboard: keyboard.filter(({ description }) => description !== ''),
  };
}

/** The event types by the names of the event maps and of the events. */
export type EventMaps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns the type of an event: from the element's own map, otherwise from the map of the part that it bubbles from.
 * Native events have the type `Event`.
 */
export function eventType(event: string, map: string, maps: EventMaps): string {
  const type = maps[map]?.[event] ?? Object.values(maps).find((events) => event in events)?.[event];
  const [, other = '', otherEvent = ''] = /^(Plinth\w+EventMap)\['([^']+)'\]$/.exec(type ?? '') ?? [];
  return other ? eventType(otherEvent, other, maps) : (type ?? 'Event');
}

/** Returns the tags of `@dependency plinth-icon` in a doc block: elements that the element's template uses. */
function dependencies(source: string): string[] {
  return [...source.matchAll(/^ \* @dependency plinth-([\w-]+)$/gm)].map(([, name = '']) => name);
}

/**
 * Returns the tags of `@later plinth-button plinth-icon` in a doc block: elements that are loaded on demand, with the
 * modules that register them.
 */
function onDemandDependencies(source: string): string[] {
  return [...source.matchAll(/^ \* @later (.+)$/gm)].flatMap(([, tags = '']) =>
    tags.split(' ').map((tag) => tag.replace(/^plinth-/, '')),
  );
}

const HEADER = '// Generated from the custom elements manifest by `npm run gen`.\n';

/** Returns the source of the define module of an element, which registers its tag. */
export function definitionModule(path: string, source: string): string {
  const name = elementName(path);
  const type = className(path);
  const imports = dependencies(source)
    .map((dependency) => `import './${dependency}.ts';\n`)
    .join('');
  return `${HEADER}import { define } from '../base/define.ts';
import { ${type} } from '../${path.replace(/^src\//, '')}';
${imports}
define('plinth-${name}', ${type});

declare global {
  interface HTMLElementTagNameMap {
    'plinth-${name}': ${type};
  }
}
`;
}

/**
 * Returns the source of the scoped module of an element, which registers the element and its dependencies in a given
 * registry or under a given prefix.
 */
export function scopedModule(path: string, source: string): string {
  const name = elementName(path);
  const type = className(path);
  const required = [...dependencies(source), ...onDemandDependencies(source)];
  const imports = required
    .map((dependency) => `import { define as ${camel(`define-${dependency}`)} } from './${dependency}.ts';\n`)
    .join('');
  const list =
    required.length > 0 ? `, [${required.map((dependency) => camel(`define-${dependency}`)).join(', ')}]` : '';
  return `${HEADER}import { definer } from '../base/scope.ts';
import { ${type} } from '../${path.replace(/^src\//, '')}';
${imports}
/** Registers \`<plinth-${name}>\`${required.length > 0 ? ' and the elements that it needs' : ''} in a registry, under a prefix. */
export const define = /* @__PURE__ */ definer('${name}', ${type}${list});
`;
}

/** Returns the source of the module that loads elements on demand, by name. */
export function loadersModule(names: readonly string[]): string {
  const lines = names.map((name) => `  '${name}': () => import('../scoped/${name}.ts'),`);
  return `${HEADER}import type { Define } from '../base/scope.ts';

/** Loads the module of an element, by its tag without the prefix. */
export const loaders: Readonly<Record<string, () => Promise<{ readonly define: Define }>>> = {
${lines.join('\n')}
};
`;
}

/** Returns the source of the module that lists the definer of every element. */
export function definersModule(names: readonly string[]): string {
  const imports = names.map((name) => `import { define as ${camel(`define-${name}`)} } from '../scoped/${name}.ts';`);
  return `${HEADER}import type { Define } from '../base/scope.ts';
${imports.join('\n')}

/** The way to register each element. */
export const definers: readonly Define[] = [
${names.map((name) => `  ${camel(`define-${name}`)},`).join('\n')}
];
`;
}

/** Returns the source of the module that exports the version that every element class has. */
export function versionModule(version: string): string {
  return `// Generated from package.json by \`npm run gen\`.\nexport const version = '${version}';\n`;
}

/**
 * Returns the name of the React handler for an event: `onTabChange` for `plinth-tab-change`, `onChange` for `change`.
 */
function handlerName(event: string): string {
  return `on${pascal(event.replace(/^plinth-/, ''))}`;
}

/** Whether an element's class has a type parameter for its rows: `class PlinthDataGrid<Row = unknown>`. */
function hasRows(path: string, source: string): boolean {
  return source.includes(`export class ${className(path)}<Row = unknown>`);
}

/**
 * Returns the source of the React wrapper of an element, with events typed by its event map. The directive lets server
 * components import it. The wrapper of an element with rows infers their type from its props.
 */
export function reactModule(path: string, declaration: CustomElementDeclaration, source: string): string {
  const name = elementName(path);
  const type = className(path);
  const isGeneric = hasRows(path, source);
  const events = (declaration.events ?? []).filter((event) => event.name);
  const hasOwnEvents = events.some((event) => event.name.startsWith('plinth-'));
  const eventNameType = (event: string, row = '') =>
    `EventName<${event.startsWith('plinth-') ? `${type}EventMap${row}['${event}']` : 'Event'}>`;
  const lines = events.map(
    (event) => `    ${handlerName(event.name)}: '${event.name}'${isGeneric ? '' : ` as ${eventNameType(event.name)}`},`,
  );
  const imports = [
    'createComponent',
    ...(lines.length > 0 ? ['type EventName'] : []),
    ...(isGeneric ? ['type WrapperProps'] : []),
  ];
  const rowEvents = events.map((event) => `  ${handlerName(event.name)}: ${eventNameType(event.name, '<Row>')};`);
  const rowTypes = isGeneric
    ? `/** The events by the names of their handlers. */
type Events<Row> = {
${rowEvents.join('\n')}
};

`
    : '';
  const assertion = isGeneric ? ` as <Row>(props: WrapperProps<${type}<Row>, Events<Row>>) => React.ReactNode` : '';
  return `'use client';
${HEADER}import * as React from 'react';
import { ${imports.join(', ')} } from '../base/react-component.ts';
import '../define/${name}.ts';
import { ${type}${hasOwnEvents ? `, type ${type}EventMap` : ''} } from '../${path.replace(/^src\//, '')}';

${rowTypes}/** React wrapper of \`<plinth-${name}>\`${isGeneric ? ', typed by its rows' : ''}. */
export const ${pascal(name)} = createComponent({
  react: React,
  tagName: 'plinth-${name}',
  elementClass: ${type},
  events: {${lines.length > 0 ? `\n${lines.join('\n')}\n  ` : ''}},
})${assertion};
`;
}
