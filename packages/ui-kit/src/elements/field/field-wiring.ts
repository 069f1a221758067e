/** A native control that a field can hold. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks the children that a field made, so that a copy of it takes them over instead of making more. */
const MARK = 'data-plinth-field';

/** What a field writes beside its control in the page's own tree, where `for` and `aria-*` reach. */
type FieldPart = 'label' | 'help' | 'error';

const TAGS: Readonly<Record<FieldPart, string>> = { label: 'label', help: 'span', error: 'span' };

/** True for a native control. */
function isNativeControl(element: Element): element is NativeControl {
  return ['input', 'select', 'textarea'].includes(element.localName) && 'form' in element;
}

/** Label, help and error of a field. */
export type FieldParts = Readonly<Record<FieldPart, HTMLElement>>;

function makePart(field: HTMLElement, part: FieldPart): HTMLElement {
  const element = field.ownerDocument.createElement(TAGS[part]);
  element.slot = part;
  element.setAttribute(MARK, part);
  if (part === 'error') element.setAttribute('aria-live', 'polite');
  return element;
}

const isPart = (slot: string): slot is FieldPart => slot in TAGS;

/** The elements in the slots of the parts: the page's own, else the field's, made when there are none. */
export function fieldParts(field: HTMLElement): FieldParts {
  const own: Partial<Record<FieldPart, HTMLElement>> = {};
  const made: Partial<Record<FieldPart, HTMLElement>> = {};
  for (const child of field.children) {
    if (!isPart(child.slot) || !('dataset' in child)) continue;
    const kind = child.hasAttribute(MARK) ? made : own;
    kind[child.slot] ??= child as HTMLElement;
  }
  const missing: HTMLElement[] = [];
  const partOf = (part: FieldPart): HTMLElement => {
    const known = own[part];
    if (known) {
      made[part]?.remove();
      return known;
    }
    const element = made[part] ?? makePart(field, part);
    if (!made[part]) missing.push(element);
    return element;
  };
  const parts = { label: partOf('label'), help: partOf('help'), error: partOf('error') };
  // One change of the field's children, not one a part.
  if (missing.length > 0) field.append(...missing);
  return parts;
}

/** What an element says, without the space around it. */
export const ownWords = (element: HTMLElement): string => (element.textContent ?? '').trim();

/** Writes text into a part that the field made; the page's own keeps what it says. */
export function writePart(element: HTMLElement, given: string): void {
  const text = String(given ?? '');
  if (element.hasAttribute(MARK) && element.textContent !== text) element.textContent = text;
}

let count = 0;

/** Gives an element an id that is free in its tree. Copies of a field bring its ids along: those are given anew. */
export function ensureId(element: Element, hint: string): string {
  const root = element.getRootNode();
  const taken = (id: string): boolean => {
    const holder = 'getElementById' in root && typeof root.getElementById === 'function' ? (root as Document).getElementById(id) : null;
    return holder !== null && holder !== element;
  };
  const generated = element.id.startsWith('plinth-');
  if (element.id && !(generated && taken(element.id))) return element.id;
  let id: string;
  do {
    count += 1;
    id = `plinth-${hint}-${count}`;
  } while (taken(id));
  element.id = id;
  return id;
}

/** Sets or removes an attribute, touching nothing when it is as wanted. */
export function setOrRemove(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** A list of ids in an attribute: those of `mine` that are `wanted`, after the ones that the page put there. */
export function mergeIds(element: Element, name: string, mine: readonly string[], wanted: readonly string[]): void {
  const others = (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => id !== '' && !mine.includes(id));
  const ids = [...others, ...wanted];
  setOrRemove(element, name, ids.length > 0 ? ids.join(' ') : null);
}

/** The native control of a field, once it is there. */
export function controlIn(field: Element): NativeControl | null {
  // On a server it has none to look at.
  const assigned = [...(field.children ?? [])].filter(({ slot }) => slot === '').flatMap((child) => {
    // Passed on from another tree. The field's own slot would say the same, but is not there before the first drawing.
    return child.localName === 'slot' ? (child as HTMLSlotElement).assignedElements({ flatten: true }) : child;
  });
  return assigned.find(isNativeControl) ?? null;
}

/** The control's `maxlength`; -1 without one. */
export const limitOf = (control: NativeControl): number => ('maxLength' in control ? control.maxLength : -1);
