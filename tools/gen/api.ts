import type { NamedType } from '@plinth/docs/named-type.ts';
import { signatureOf } from '@plinth/docs/signature.ts';
import type { ClassField, ClassMethod, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { className, elementName, manifestElements, type Usage } from './elements.ts';
import { namedTypesOf } from './named-types.ts';

/** A documented name. */
export interface Described {
  readonly name: string;
  readonly description: string;
}

/** A property that a page can set. */
export interface ApiProperty extends Described {
  /** Its attribute; undefined when only a script can set it. */
  readonly attribute: string | undefined;
  /** TypeScript type; an enumeration is a union of literals. */
  readonly type: string;
  /** Allowed values of an enumeration; empty for other types. */
  readonly values: readonly string[];
  /** Default value as written in the source. */
  readonly fallback: string | undefined;
}

/** The API of one element, as the generators of types, editor data and documentation read it. */
export interface ElementApi {
  /** Name without the prefix: `split-button`. */
  readonly name: string;
  /** Tag name: `plinth-split-button`. */
  readonly tag: string;
  /** Class name: `PlinthSplitButton`. */
  readonly className: string;
  /** Path of the module: `src/elements/split-button/split-button.ts`. */
  readonly path: string;
  /** Description from the doc block, including when to use the element and when not to. */
  readonly description: string;
  readonly keyboard: Usage['keyboard'];
  readonly properties: readonly ApiProperty[];
  readonly methods: readonly (Described & {
    /** Parameters and result: `(x: number, y: number): void`. */
    readonly signature: string;
  })[];
  readonly events: readonly (Described & { readonly type: string })[];
  readonly slots: readonly Described[];
  readonly parts: readonly Described[];
  /** The types of the kit that its API mentions. */
  readonly types: readonly NamedType[];
  readonly cssProperties: readonly (Described & { readonly fallback: string | undefined })[];
}

type Field = ClassField & { readonly attribute?: string };

const oneLine = (text = ''): string => text.replaceAll(/\s*\n\s*/g, ' ').trim();
const described = <Item extends { readonly name: string; readonly description?: string | undefined }>(item: Item) => ({
  name: item.name,
  description: oneLine(item.description),
});

function propertyOf(field: Field): ApiProperty {
  const type = field.type?.text ?? 'unknown';
  const words = type.split(' | ').filter((part) => part !== 'undefined' && part !== 'null');
  const values = words.every((word) => /^'[^']*'$/.test(word)) ? words.map((word) => word.slice(1, -1)) : [];
  const fallback = field.default === undefined || /[#{(]|\bthis\b/.test(field.default) ? undefined : field.default;
  return { ...described(field), attribute: field.attribute, type, values, fallback };
}

function apiOf(path: string, declaration: CustomElementDeclaration & Partial<Usage>): ElementApi {
  const members = declaration.members ?? [];
  return {
    name: elementName(path),
    tag: `plinth-${elementName(path)}`,
    className: className(path),
    path,
    description: [
      declaration.description,
      declaration.when && `When: ${declaration.when}`,
      declaration.whenNot && `When not: ${declaration.whenNot}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    keyboard: declaration.keyboard ?? [],
    properties: members
      .filter((member): member is Field => member.kind === 'field' && !member.readonly)
      .map(propertyOf),
    methods: members
      .filter((member): member is ClassMethod => member.kind === 'method')
      .map((method) => ({ ...described(method), signature: signatureOf(method) })),
    events: (declaration.events ?? []).map((event) => ({ ...described(event), type: event.type.text })),
    slots: (declaration.slots ?? []).map(described),
    parts: (declaration.cssParts ?? []).map(described),
    types: namedTypesOf(declaration),
    cssProperties: (declaration.cssProperties ?? []).map((property) => ({
      ...described(property),
      fallback: property.default,
    })),
  };
}

/** Returns the API of every element in the manifest, sorted by tag. */
export function elementApis(manifest: Package): readonly ElementApi[] {
  return manifestElements(manifest).map(([path, declaration]) => apiOf(path, declaration));
}
