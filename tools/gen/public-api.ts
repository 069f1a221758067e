import type { ClassMember, CustomElementDeclaration, Package } from 'custom-elements-manifest/schema';
import { className } from './elements.ts';

/** Called by the browser and by Lit, not by a page. */
const LIFECYCLE = /Callback$|^(?:willUpdate|update|updated|firstUpdated|render|requestUpdate|getUpdateComplete)$/;
/** The class under all elements: what it declares is for them. */
const BASE_CLASS = 'PlinthElement';

function isPublic(member: ClassMember): boolean {
  if (member.static || (member.privacy ?? 'public') !== 'public' || member.name.startsWith('#')) return false;
  if (member.inheritedFrom?.name === BASE_CLASS || LIFECYCLE.test(member.name)) return false;
  // A method without a description overrides one of HTMLElement: `focus`, `click`.
  return member.kind === 'field' || Boolean(member.description);
}

/** Where a member or an attribute is declared is nothing that a page needs to know. */
function withoutOrigin<Item extends { readonly inheritedFrom?: unknown }>({ inheritedFrom: _, ...item }: Item) {
  return item;
}

function publicElement({ superclass: _, ...declaration }: CustomElementDeclaration): CustomElementDeclaration {
  return {
    ...declaration,
    members: (declaration.members ?? []).filter(isPublic).map(withoutOrigin),
    attributes: (declaration.attributes ?? []).map(withoutOrigin),
  } as CustomElementDeclaration;
}

/**
 * Returns the manifest with what a page can use: the elements with their public members, among them those that a page
 * sets on every form field. Base classes, helpers, private members and what the browser or Lit calls are left out.
 */
export function publicApi(manifest: Package): Package {
  const modules = manifest.modules.flatMap((module) => {
    const name = className(module.path);
    const elements = (module.declarations ?? []).filter(
      (each): each is CustomElementDeclaration => each.kind === 'class' && each.name === name,
    );
    if (elements.length === 0) return [];
    const exports = (module.exports ?? []).filter(({ declaration }) => declaration.name === name);
    return [{ ...module, declarations: elements.map(publicElement), exports }];
  });
  return { ...manifest, modules: modules.toSorted((a, b) => a.path.localeCompare(b.path)) };
}
