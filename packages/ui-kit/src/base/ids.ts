/** Sets or removes an attribute, unless it already has the value. */
export function setOrRemove(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

let count = 0;

/** Ensures that an element has an id that is unique in its tree. Generated ids of cloned elements are replaced. */
export function ensureId(element: Element, hint: string): string {
  const tree = element.getRootNode() as Document | ShadowRoot;
  const isTaken = (id: string): boolean => (tree.getElementById(id) ?? element) !== element;
  let { id } = element;
  while (!id || (id.startsWith('plinth-') && isTaken(id))) {
    count += 1;
    id = `plinth-${hint}-${count}`;
  }
  setOrRemove(element, 'id', id);
  return id;
}

/** Updates a list of ids in an attribute: keeps the ids of the page, replaces those in `mine`, and appends those in `wanted`. */
export function mergeIds(element: Element, name: string, mine: readonly string[], wanted: readonly string[]): void {
  const others =
    element
      .getAttribute(name)
      ?.match(/\S+/g)
      ?.filter((id) => !mine.includes(id)) ?? [];
  setOrRemove(element, name, [...others, ...wanted].join(' ') || null);
}
