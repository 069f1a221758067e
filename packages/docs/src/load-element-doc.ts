import type { ElementDoc } from './element-doc.ts';
import { elementDocModules } from './kit-files.ts';

const docs = new Map<string, Promise<ElementDoc>>();

/** The names of all elements: their tags without the prefix. */
export const elementNames: readonly string[] = [...elementDocModules.keys()];

/**
 * Returns the documentation of an element, the same promise each time.
 * @param name the element's tag without the prefix: `tabs`.
 * @throws When the kit has no such element.
 */
export function loadElementDoc(name: string): Promise<ElementDoc> {
  const known = docs.get(name);
  if (known) return known;
  const load = elementDocModules.get(name);
  if (!load) throw new Error(`The kit has no element plinth-${name}.`);
  const promise = load();
  docs.set(name, promise);
  // A later visit tries again.
  promise.catch(() => docs.delete(name));
  return promise;
}
