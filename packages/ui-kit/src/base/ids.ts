/** Sets or removes an attribute, unless it already has the value. */
export function setOrRemove(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

let lastNumber = 0;

/** Ensures that an element has an id that is unique in its tree. Generated ids of cloned elements are replaced. */
export function ensureId(element: Element, hint: string): string {
  const tree = element.getRootNode() as Document | ShadowRoot;
  const isTaken = (id: string): boolean => (tree.getElementById(id) ?? element) !== element;
  let { id } = element;
  while (!id || (id.startsWith('plinth-') && isTaken(id))) {
    lastNumber += 1;
    id = `plinth-${hint}-${lastNumber}`;
  }
  setOrRemove(element, 'id', id);
  return id;
}

/** Updates a list of ids in an attribute: keeps the ids of the page, removes those in `removedIds`, and appends `addedIds`. */
export function mergeIds(
  element: Element,
  name: string,
  removedIds: readonly string[],
  addedIds: readonly string[],
): void {
  const others =
    element
      .getAttribute(name)
      ?.match(/\S+/g)
      ?.filter((id) => !removedIds.includes(id)) ?? [];
  setOrRemove(element, name, [...others, ...addedIds].join(' ') || null);
}
