/** An element class. Classes of the kit have a version, others don't. */
type ElementClass = CustomElementConstructor & { readonly version?: string | undefined };

const warned = new Set<string | undefined>();
const nameOf = ({ version }: ElementClass): string =>
  version === undefined ? 'a class that is not from Plinth' : `Plinth ${version}`;

/**
 * Registers an element class. A tag that is already defined keeps its class; outside of production builds, a warning is
 * logged once for each other version of the kit. Two versions on a page are no reason to throw.
 */
export function define(tag: string, elementClass: ElementClass, registry = globalThis.customElements): void {
  const existingClass: ElementClass | undefined = registry?.get(tag);
  if (!existingClass) {
    registry?.define(tag, elementClass);
  } else if (!import.meta.env?.PROD && existingClass !== elementClass && !warned.has(existingClass.version)) {
    warned.add(existingClass.version);
    // oxlint-disable-next-line no-console -- for developers of the host page
    console.warn(
      `<${tag}> is already defined by ${nameOf(existingClass)}; the definition of ${nameOf(elementClass)} is ignored. To use both, give one its own prefix or registry.`,
    );
  }
}
