import type { NamedType } from '@plinth/docs/named-type.ts';
import type { ClassMethod, CustomElementDeclaration } from 'custom-elements-manifest/schema';

/** A declaration of the manifest, whose schema has no field for types. */
export type TypedDeclaration = CustomElementDeclaration & { readonly types?: readonly NamedType[] };

/** Returns the types that the manifest declares for an element. */
export function namedTypesOf({ types = [] }: TypedDeclaration): readonly NamedType[] {
  return types;
}

/** An interface or type alias of the sources, with the path of its module. */
export interface DeclaredType extends NamedType {
  readonly path: string;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/'[^']*'/g, '');

/** Returns the capitalized names in a text of TypeScript, such as those of types. */
export function typeNamesIn(text: string): string[] {
  return withoutComments(text).match(/\b[A-Z]\w*\b/g) ?? [];
}

/** Returns the type of a name as a module means it: its own, one of its folder, or the only one of the kit. */
function resolve(name: string, path: string, declared: readonly DeclaredType[]): DeclaredType | undefined {
  const candidates = declared.filter((type) => type.name === name);
  const nearest =
    candidates.find((type) => path.endsWith(type.path)) ??
    candidates.find((type) => folderOf(path).endsWith(folderOf(type.path)));
  if (nearest) return nearest;
  if (new Set(candidates.map(({ text }) => text)).size > 1)
    throw new Error(`${path}: several modules declare the type ${name}. Rename one of them.`);
  return candidates[0];
}

/** Returns the types of an element's members, their parameters and results, and of its events. */
function typeTexts({ members = [], events = [] }: CustomElementDeclaration): string[] {
  const methods = members.filter((member): member is ClassMethod => member.kind === 'method');
  const texts = [
    ...members.map((member) => (member.kind === 'field' ? member.type?.text : undefined)),
    ...methods.flatMap((method) => method.parameters?.map(({ type }) => type?.text) ?? []),
    ...methods.map((method) => method.return?.type?.text),
    ...events.map(({ type }) => type.text),
  ];
  return texts.filter((text) => text !== undefined);
}

/** Returns the types of the kit that the API of an element mentions, and those that they mention in turn. */
export function namedTypes(
  declaration: CustomElementDeclaration,
  path: string,
  declared: readonly DeclaredType[],
): readonly NamedType[] {
  const found = new Map<string, DeclaredType>();
  const collect = (text: string, from: string): void => {
    for (const name of typeNamesIn(text)) {
      const type = found.has(name) ? undefined : resolve(name, from, declared);
      if (!type) continue;
      found.set(name, type);
      collect(type.text, type.path);
    }
  };
  for (const text of typeTexts(declaration)) collect(text, path);
  return [...found.values()].map(({ name, description, text }) => ({ name, description, text }));
}
