import type { ClassMember, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { className } from './elements.ts';

/** Matches methods that the browser and Lit call, which are not for pages. */
const LIFECYCLE_METHOD =
  /Callback$|^(?:willUpdate|update|updated|firstUpdated|render|requestUpdate|getUpdateComplete)$/;
/** The base class of all elements. Only elements use its members. */
const BASE_CLASS = 'PlinthElement';

function isPublic(member: ClassMember): boolean {
  if (member.static || (member.privacy ?? 'public') !== 'public' || member.name.startsWith('#')) return false;
  if (member.inheritedFrom?.name === BASE_CLASS || LIFECYCLE_METHOD.test(member.name)) return false;
  // A method without a description overrides one of HTMLElement, such as `focus` or `click`.
  return member.kind === 'field' || Boolean(member.description);
}

/** Copies an object without some of its properties. */
function omit<Item extends object, Key extends keyof Item>(item: Item, ...keys: readonly Key[]): Omit<Item, Key> {
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => !keys.some((omittedKey) => omittedKey === key)),
  ) as Omit<Item, Key>;
}

/** Returns an element's declaration without inherited members: base classes are not part of the public API. */
function publicElement(declaration: CustomElementDeclaration): CustomElementDeclaration {
  const members = (declaration.members ?? []).filter(isPublic).map((member) => omit(member, 'inheritedFrom'));
  const attributes = (declaration.attributes ?? []).map((attribute) => omit(attribute, 'inheritedFrom'));
  return { ...omit(declaration, 'superclass'), members, attributes } as CustomElementDeclaration;
}

/**
 * Returns the manifest reduced to what a page can use: the elements with their public members, including the inherited
 * ones that every form field supports. It leaves out base classes, helpers, private members and lifecycle methods.
 */
export function publicApi(manifest: Package): Package {
  const modules = manifest.modules.flatMap((module) => {
    const name = className(module.path);
    const elements = (module.declarations ?? []).filter(
      (declaration): declaration is CustomElementDeclaration =>
        declaration.kind === 'class' && declaration.name === name,
    );
    if (elements.length === 0) return [];
    const exports = (module.exports ?? []).filter(({ declaration }) => declaration.name === name);
    return [{ ...module, declarations: elements.map(publicElement), exports }];
  });
  return { ...manifest, modules: modules.toSorted((a, b) => a.path.localeCompare(b.path)) };
}
