/**
 * Registers an element class, once. A tag that is taken by another class stays with the first one; development builds
 * say so, because two versions of the kit on one page is a mistake in the host page, not a reason to throw.
 */
export function define(tag: string, elementClass: CustomElementConstructor, registry = globalThis.customElements): void {
  const known = registry?.get(tag);
  if (!registry || known === elementClass) return;
  if (!known) {
    registry.define(tag, elementClass);
  } else if (import.meta.env?.DEV) {
    // oxlint-disable-next-line no-console -- for the developer of the host page
    console.warn(`<${tag}> is already defined by another class; the first definition stays.`);
  }
}
