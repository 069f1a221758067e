/** Sets or removes an attribute, touching nothing when it is as wanted. */
export function setOrRemove(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

let count = 0;

/** Gives an element an id that is free in its tree. Copies of an element bring its ids along: those are given anew. */
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

/** A list of ids in an attribute: those that are `wanted`, after the ones that the page put there, which are not `mine`. */
export function mergeIds(element: Element, name: string, mine: readonly string[], wanted: readonly string[]): void {
  const others =
    element
      .getAttribute(name)
      ?.match(/\S+/g)
      ?.filter((id) => !mine.includes(id)) ?? [];
  setOrRemove(element, name, [...others, ...wanted].join(' ') || null);
}
