import json from '@plinth/ui-kit/custom-elements.json' with { type: 'json' };
import type { ClassField, ClassMethod, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';

/** A property of an element, with its attribute if it has one. */
export interface Option {
  readonly name: string;
  readonly attribute: string | undefined;
  readonly type: string;
  readonly preset: string | undefined;
  readonly description: string;
  readonly readOnly: boolean;
}

/** A named part of the API with its description: a slot, a part, a state. */
export interface Named {
  readonly name: string;
  readonly description: string;
}

/** The documentation of an element, from its doc block and its class. */
export interface ElementDoc {
  readonly tag: string;
  readonly description: string;
  readonly when: string;
  readonly whenNot: string;
  readonly keyboard: readonly { readonly keys: string; readonly description: string }[];
  readonly options: readonly Option[];
  readonly methods: readonly (Named & { readonly parameters: string })[];
  readonly events: readonly (Named & { readonly type: string })[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly properties: readonly (Named & { readonly preset: string })[];
  readonly states: readonly Named[];
  /** Whether the element is a form control with its own value. */
  readonly isFormControl: boolean;
}

type Declaration = CustomElementDeclaration & Pick<ElementDoc, 'when' | 'whenNot' | 'keyboard'>;

const manifest = json as Package;

const declarations = new Map(
  manifest.modules
    .flatMap((module) => module.declarations ?? [])
    .flatMap((each) => ('tagName' in each && each.tagName ? [[each.tagName, each as Declaration] as const] : [])),
);

/** Returns the declared type of a property, or that of its default value. */
function typeOf({ type, default: preset }: ClassField): string {
  if (type?.text) return type.text;
  if (preset === 'true' || preset === 'false') return 'boolean';
  return preset && Number.isFinite(Number(preset)) ? 'number' : preset?.startsWith("'") ? 'string' : '';
}

function options(declaration: Declaration): Option[] {
  const fields = (declaration.members ?? []).filter((each): each is ClassField => each.kind === 'field');
  return fields
    .filter(({ description }) => Boolean(description))
    .map((field) => ({
      name: field.name,
      attribute: 'attribute' in field && typeof field.attribute === 'string' ? field.attribute : undefined,
      type: typeOf(field),
      preset: field.default?.length && field.default !== 'undefined' ? field.default : undefined,
      description: (field.description ?? '').replace(/\s*@default .*$/s, ''),
      readOnly: field.readonly === true,
    }))
    .toSorted((a, b) => Number(a.readOnly) - Number(b.readOnly) || a.name.localeCompare(b.name));
}

function methods(declaration: Declaration): ElementDoc['methods'] {
  return (declaration.members ?? [])
    .filter((each): each is ClassMethod => each.kind === 'method')
    .map(({ name, description = '', parameters = [] }) => ({
      name,
      description,
      parameters: parameters
        .map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type?.text ?? 'unknown'}`)
        .join(', '),
    }));
}

const named = (
  list: readonly { readonly name: string; readonly description?: string | undefined }[] | undefined,
): Named[] => (list ?? []).map(({ name, description = '' }) => ({ name, description }));

/** Returns the documentation of a tag; undefined for a tag that is not part of the kit. */
export function elementDoc(tag: string): ElementDoc | undefined {
  const declaration = declarations.get(tag);
  if (!declaration) return undefined;
  const {
    description = '',
    when,
    whenNot,
    keyboard,
    events,
    cssProperties,
    slots,
    cssParts,
    cssStates,
    members,
  } = declaration;
  return {
    tag,
    description,
    when,
    whenNot,
    keyboard,
    options: options(declaration),
    methods: methods(declaration),
    events: (events ?? []).map((event) => ({
      name: event.name,
      description: event.description ?? '',
      type: event.type.text,
    })),
    slots: named(slots),
    parts: named(cssParts),
    properties: (cssProperties ?? []).map((each) => ({
      name: each.name,
      description: each.description ?? '',
      preset: each.default ?? '',
    })),
    states: named(cssStates),
    isFormControl: (members ?? []).some(({ name }) => name === 'setCustomValidity'),
  };
}

/** Returns the tag for a story title: `plinth-data-table` for `Elements/Data table`. */
export function tagOf(title: string): string {
  return `plinth-${title
    .slice(title.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(' ', '-')}`;
}

/** All tags of the kit, sorted. */
export const tags: readonly string[] = [...declarations.keys()].toSorted();
