import type { ClassField, ClassMethod, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import type { ApiPart, ElementDoc, PropertyDoc } from '#element-doc.ts';
import { signatureOf } from '#signature.ts';

type Declaration = CustomElementDeclaration &
  Pick<ElementDoc, 'when' | 'whenNot' | 'keyboard'> &
  Partial<Pick<ElementDoc, 'types'>>;

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

/** Returns the documentation of an element from its declaration in the manifest. */
function elementDoc(tag: string, declaration: Declaration): ElementDoc {
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

/** Returns the documentation of every element of a manifest, by its tag. */
export function elementDocs(manifest: Package): ReadonlyMap<string, ElementDoc> {
  return new Map(
    manifest.modules
      .flatMap((module) => module.declarations ?? [])
      .flatMap((declaration) =>
        'tagName' in declaration && declaration.tagName
          ? [[declaration.tagName, elementDoc(declaration.tagName, declaration as Declaration)] as const]
          : [],
      ),
  );
}
