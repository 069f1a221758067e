/** A class of the kit says which version it comes from; a class of somebody else does not. */
type ElementClass = CustomElementConstructor & { readonly version?: string | undefined };

const warned = new Set<string | undefined>();
const nameOf = ({ version }: ElementClass): string =>
  version === undefined ? 'a class that is not of Plinth' : `Plinth ${version}`;

/**
 * Registers an element class, once. A tag that is taken by another class stays with the first one. That is said once for
 * each other version of the kit, except in a build for production: two versions on one page are a matter for the
 * developer of the page, not a reason to throw.
 */
export function define(tag: string, elementClass: ElementClass, registry = globalThis.customElements): void {
  const known: ElementClass | undefined = registry?.get(tag);
  if (!known) {
    registry?.define(tag, elementClass);
  } else if (!import.meta.env?.PROD && known !== elementClass && !warned.has(known.version)) {
    warned.add(known.version);
    // oxlint-disable-next-line no-console -- for the developer of the host page
    console.warn(
      `<${tag}> is defined by ${nameOf(known)} and stays so; ${nameOf(elementClass)} came later. A prefix or a registry of its own keeps them apart.`,
    );
  }
}
