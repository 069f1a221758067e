import json from '@plinth/ui-kit/custom-elements.json' with { type: 'json' };
import type { ClassField, ClassMethod, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { signatureOf } from '../../tools/gen/api.ts';

/** A property of an element, with its attribute if it has one. */
export interface PropertyDoc {
  readonly name: string;
  readonly attribute: string | undefined;
  readonly type: string;
  readonly defaultValue: string | undefined;
  readonly description: string;
  readonly readOnly: boolean;
}

/** A named part of the API with its description: a slot, a part, a state. */
export interface ApiPart {
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
  readonly properties: readonly PropertyDoc[];
  readonly methods: readonly (ApiPart & { readonly signature: string })[];
  readonly events: readonly (ApiPart & { readonly type: string })[];
  readonly slots: readonly ApiPart[];
  readonly parts: readonly ApiPart[];
  readonly cssProperties: readonly (ApiPart & { readonly defaultValue: string })[];
  readonly states: readonly ApiPart[];
  /** The types of the kit that the API mentions, as TypeScript declarations. */
  readonly types: readonly (ApiPart & { readonly text: string })[];
  /** Whether the element is a form control with its own value. */
  readonly isFormControl: boolean;
}

type Declaration = CustomElementDeclaration &
  Pick<ElementDoc, 'when' | 'whenNot' | 'keyboard'> &
  Partial<Pick<ElementDoc, 'types'>>;

const manifest = json as Package;

const declarations = new Map(
  manifest.modules
    .flatMap((module) => module.declarations ?? [])
    .flatMap((declaration) =>
      'tagName' in declaration && declaration.tagName
        ? [[declaration.tagName, declaration as Declaration] as const]
        : [],
    ),
);

function propertiesOf(declaration: Declaration): PropertyDoc[] {
  const fields = (declaration.members ?? []).filter((member): member is ClassField => member.kind === 'field');
  return fields
    .filter(({ description }) => Boolean(description))
    .map((field) => ({
      name: field.name,
      attribute: 'attribute' in field && typeof field.attribute === 'string' ? field.attribute : undefined,
      type: field.type?.text ?? '',
      defaultValue: field.default?.length && field.default !== 'undefined' ? field.default : undefined,
      description: (field.description ?? '').replace(/\s*@default .*$/s, ''),
      readOnly: field.readonly === true,
    }))
    .toSorted((a, b) => Number(a.readOnly) - Number(b.readOnly) || a.name.localeCompare(b.name));
}

function methodsOf(declaration: Declaration): ElementDoc['methods'] {
  return (declaration.members ?? [])
    .filter((member): member is ClassMethod => member.kind === 'method')
    .map((method) => ({
      name: method.name,
      description: method.description ?? '',
      signature: `${method.name}${signatureOf(method)}`,
    }));
}

const apiParts = (
  list: readonly { readonly name: string; readonly description?: string | undefined }[] | undefined,
): ApiPart[] => (list ?? []).map(({ name, description = '' }) => ({ name, description }));

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
    types = [],
  } = declaration;
  return {
    tag,
    description,
    when,
    whenNot,
    keyboard,
    properties: propertiesOf(declaration),
    methods: methodsOf(declaration),
    events: (events ?? []).map((event) => ({
      name: event.name,
      description: event.description ?? '',
      type: event.type.text,
    })),
    slots: apiParts(slots),
    parts: apiParts(cssParts),
    cssProperties: (cssProperties ?? []).map((property) => ({
      name: property.name,
      description: property.description ?? '',
      defaultValue: property.default ?? '',
    })),
    states: apiParts(cssStates),
    types,
    isFormControl: (members ?? []).some(({ name }) => name === 'setCustomValidity'),
  };
}

/** Returns the tag for a story title: `plinth-data-table` for `Data/Data table`. */
export function tagOf(title: string): string {
  return `plinth-${title
    .slice(title.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(' ', '-')}`;
}

/** All tags of the kit, sorted. */
export const tags: readonly string[] = [...declarations.keys()].toSorted();
