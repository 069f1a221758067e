/** A native control that a field can hold. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks the children that a field made, so that a copy of it takes them over instead of making more. */
const MARK = 'data-plinth-field';

/** What a field writes beside its control in the page's own tree, where `for` and `aria-*` reach. */
type FieldPart = 'label' | 'help' | 'error';

/** What stands around the control in the page's own tree. */
export interface FieldParts extends Readonly<Record<FieldPart, HTMLElement>> {
  /** Something of the page stands in the frame, before or after the control. */
  readonly hasEnds: boolean;
}

/** One of each, to be copied: that costs less than to make another. */
const blanks: Partial<Record<FieldPart, HTMLElement>> = {};

function blankOf(part: FieldPart): HTMLElement {
  const element = document.createElement(part === 'label' ? part : 'span');
  element.slot = part;
  element.setAttribute(MARK, part);
  if (part === 'error') element.setAttribute('aria-live', 'polite');
  return element;
}

/**
 * The elements in the slots of the parts: the page's own, which keep what they say, else the field's with these texts,
 * made when there are none.
 */
export function fieldParts(field: HTMLElement, texts: Readonly<Record<FieldPart, string>>): FieldParts {
  const own: Partial<Record<string, HTMLElement>> = {};
  const made: Partial<Record<string, HTMLElement>> = {};
  for (let child = field.firstElementChild; child; child = child.nextElementSibling) {
    if (child.slot) (child.hasAttribute(MARK) ? made : own)[child.slot] ??= child as HTMLElement;
  }
  const missing: HTMLElement[] = [];
  const partOf = (name: FieldPart): HTMLElement => {
    const given = own[name];
    let part = made[name];
    if (given) {
      part?.remove();
      return given;
    }
    if (!part) {
      part = field.ownerDocument.importNode((blanks[name] ??= blankOf(name)));
      missing.push(part);
    }
    const text = String(texts[name] ?? '');
    if (part.textContent !== text) part.textContent = text;
    return part;
  };
  const parts = {
    label: partOf('label'),
    help: partOf('help'),
    error: partOf('error'),
    hasEnds: Boolean(own['start'] ?? own['end']),
  };
  // One change of the field's children, not one a part.
  if (missing.length > 0) field.append(...missing);
  return parts;
}

/** What an element says, without the space around it. */
export const ownWords = (element: HTMLElement): string => element.textContent.trim();

const isControl = (element: Element): element is NativeControl => /^(input|select|textarea)$/.test(element.localName);

/** The native control of a field, once it is there. */
export function controlIn(field: Element): NativeControl | null {
  // A loop, since this is asked at every drawing. A server has no children to look at.
  for (let child: Element | null | undefined = field.firstElementChild; child; child = child.nextElementSibling) {
    if (child.slot) continue;
    if (isControl(child)) return child;
    // Passed on from another tree. The field's own slot would say the same, but is not there before the first drawing.
    const passed =
      child.localName === 'slot' && (child as HTMLSlotElement).assignedElements({ flatten: true }).find(isControl);
    if (passed) return passed;
  }
  return null;
}

/** The control's `maxlength`; -1 without one. */
export const limitOf = (control: NativeControl | null): number => (control as HTMLInputElement | null)?.maxLength ?? -1;
