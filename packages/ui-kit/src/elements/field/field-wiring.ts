/** A native control that a field can hold. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks the children that a field made, so that a copy of it takes them over instead of making more. */
const MARK = 'data-plinth-field';

/** What a field writes beside its control in the page's own tree, where `for` and `aria-*` reach. */
type FieldPart = 'label' | 'help' | 'error';

/** Label, help and error of a field. */
export type FieldParts = Readonly<Record<FieldPart, HTMLElement>>;

function makePart(field: HTMLElement, part: FieldPart): HTMLElement {
  const element = field.ownerDocument.createElement(part === 'label' ? part : 'span');
  element.slot = part;
  element.setAttribute(MARK, part);
  if (part === 'error') element.setAttribute('aria-live', 'polite');
  return element;
}

const isMade = (element: Element): boolean => element.hasAttribute(MARK);

/**
 * The elements in the slots of the parts: the page's own, which keep what they say, else the field's with these texts,
 * made when there are none.
 */
export function fieldParts(field: HTMLElement, texts: Readonly<Record<FieldPart, string>>): FieldParts {
  const missing: HTMLElement[] = [];
  const children = [...field.children as HTMLCollectionOf<HTMLElement>];
  const partOf = (part: FieldPart): HTMLElement => {
    const inSlot = children.filter(({ slot }) => slot === part);
    const own = inSlot.find((each) => !isMade(each));
    const made = inSlot.find(isMade);
    if (own) {
      made?.remove();
      return own;
    }
    const element = made ?? makePart(field, part);
    if (!made) missing.push(element);
    const text = String(texts[part] ?? '');
    if (element.textContent !== text) element.textContent = text;
    return element;
  };
  const parts = { label: partOf('label'), help: partOf('help'), error: partOf('error') };
  // One change of the field's children, not one a part.
  if (missing.length > 0) field.append(...missing);
  return parts;
}

/** What an element says, without the space around it. */
export const ownWords = (element: HTMLElement): string => element.textContent.trim();

const isControl = (element: Element): element is NativeControl => /^(input|select|textarea)$/.test(element.localName);

/** The native control of a field, once it is there. */
export function controlIn(field: Element): NativeControl | null {
  // On a server it has no children to look at. A loop: this is asked at every drawing, and whenever a slot is filled.
  for (const child of field.children ?? []) {
    if (child.slot) continue;
    // Passed on from another tree. The field's own slot would say the same, but is not there before the first drawing.
    const assigned = child.localName === 'slot' ? (child as HTMLSlotElement).assignedElements({ flatten: true }) : [child];
    const control = assigned.find(isControl);
    if (control) return control;
  }
  return null;
}

/** The control's `maxlength`; -1 without one. */
export const limitOf = (control: NativeControl | null): number => (control as HTMLInputElement | null)?.maxLength ?? -1;
