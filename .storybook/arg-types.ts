import manifest from '@plinth/ui-kit/custom-elements.json' with { type: 'json' };
import type { ClassField, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { elementNameOf } from './docs/element-name.ts';
import { isElementTitle } from './groups.ts';

interface ArgType {
  readonly name: string;
  readonly description: string;
  readonly control: false | 'text' | 'boolean' | 'number' | 'select';
  readonly options?: readonly string[];
  readonly table: {
    readonly category: string;
    readonly type?: { readonly summary: string | undefined };
    readonly defaultValue?: { readonly summary: string | undefined };
  };
}

function declarationOf(name: string): CustomElementDeclaration {
  const declarations = (manifest as Package).modules.flatMap((module) => module.declarations ?? []);
  const declaration = declarations.find(
    (item): item is CustomElementDeclaration => 'tagName' in item && item.tagName === `plinth-${name}`,
  );
  if (!declaration) throw new Error(`plinth-${name} is not in the manifest; run \`npm run gen\`.`);
  return declaration;
}

function control(field: ClassField, defaultValue: string | undefined): Pick<ArgType, 'control' | 'options'> {
  const type = field.type?.text ?? '';
  const members = type.split(' | ').filter((member) => member !== 'undefined' && member !== 'null');
  if (members.length > 0 && members.every((member) => /^'[^']*'$/.test(member)))
    return { control: 'select', options: members.map((member) => member.slice(1, -1)) };
  if (type.includes('boolean') || defaultValue === 'true' || defaultValue === 'false') return { control: 'boolean' };
  if (type.includes('number')) return { control: 'number' };
  return { control: type.includes('string') || type === '' ? 'text' : false };
}

/**
 * Returns Storybook's argument table of an element: its properties, events, slots, parts and CSS properties from the
 * manifest.
 */
export function argTypes(name: string): Record<string, ArgType> {
  const declaration = declarationOf(name);
  const rows: Record<string, ArgType> = {};
  for (const member of declaration.members ?? []) {
    if (member.kind !== 'field' || !('attribute' in member)) continue;
    rows[member.name] = {
      name: member.name,
      description: member.description ?? '',
      ...control(member, member.default),
      table: {
        category: 'properties',
        type: { summary: member.type?.text },
        defaultValue: { summary: member.default },
      },
    };
  }
  const others = [
    ['events', declaration.events],
    ['slots', declaration.slots],
    ['parts', declaration.cssParts],
    ['css properties', declaration.cssProperties],
  ] as const;
  for (const [category, list] of others) {
    for (const item of list ?? []) {
      const name = item.name || 'default slot';
      // A part or a slot may have the name of a property, whose control stays.
      const key = name in rows ? `${category}: ${name}` : name;
      rows[key] = { name, description: item.description ?? '', control: false, table: { category } };
    }
  }
  return rows;
}

/** Gives the stories of an element its argument table. */
export const enhanceArgTypes: ArgTypesEnhancer = ({ title, argTypes: own }) =>
  isElementTitle(title) ? { ...argTypes(elementNameOf(title)), ...own } : own;
