/** A native control that a field can contain. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Marks the children that a field has created, so that a copy of the field reuses them. */
const FIELD_ATTRIBUTE = 'data-plinth-field';

/** The texts that a field writes beside its control, in the page's own tree, which `for` and `aria-*` can reference. */
type FieldPart = 'label' | 'help' | 'error';

/** The elements around the control in the page's own tree. */
export interface FieldParts {
  readonly label: HTMLElement;
  /** Created for the first help text. */
  readonly help: HTMLElement | undefined;
  /** Created for the first error message. */
  readonly error: HTMLElement | undefined;
}

/** Templates of the parts: cloning is cheaper than creating. */
const partTemplates: Partial<Record<FieldPart, HTMLElement>> = {};

function createPartTemplate(part: FieldPart): HTMLElement {
  const element = document.createElement(part === 'label' ? part : 'span');
  element.slot = part;
  element.setAttribute(FIELD_ATTRIBUTE, part);
  return element;
}

/** Returns the child of a field in a slot: one that the page has put there, or one that the field has created. */
function childIn(field: Element, slot: string, isGenerated: boolean): HTMLElement | undefined {
  // A loop, since this runs on every render. On a server, there are no children.
  for (let child = field.firstElementChild ?? null; child; child = child.nextElementSibling) {
    if (child.slot === slot && child.hasAttribute(FIELD_ATTRIBUTE) === isGenerated) return child as HTMLElement;
  }
  return undefined;
}

/** Returns the child that the page has put into a slot of the field. */
export const slottedPart = (field: Element, part: FieldPart): HTMLElement | undefined => childIn(field, part, false);

/**
 * Returns the elements of the parts: those of the page, unchanged, or otherwise those of the field with these texts,
 * created if necessary.
 */
export function fieldParts(field: HTMLElement, texts: Readonly<Record<FieldPart, string>>): FieldParts {
  const missing: HTMLElement[] = [];
  const partOf = (name: FieldPart): HTMLElement => {
    const slotted = slottedPart(field, name);
    let part = childIn(field, name, true);
    if (slotted) {
      part?.remove();
      return slotted;
    }
    if (!part) {
      part = field.ownerDocument.importNode((partTemplates[name] ??= createPartTemplate(name)));
      missing.push(part);
    }
    const text = String(texts[name] ?? '');
    if (part.textContent !== text) part.textContent = text;
    return part;
  };
  const optionalPartOf = (name: FieldPart): HTMLElement | undefined =>
    texts[name] || slottedPart(field, name) || childIn(field, name, true) ? partOf(name) : undefined;
  const parts = { label: partOf('label'), help: optionalPartOf('help'), error: optionalPartOf('error') };
  // Inserts all parts with a single mutation of the field's children.
  if (missing.length > 0) field.append(...missing);
  return parts;
}

/** Returns a text, or that of an element, without surrounding space. */
export const textOf = (content: HTMLElement | string): string =>
  (typeof content === 'string' ? content : content.textContent).trim();

const isControl = (element: Element): element is NativeControl => /^(input|select|textarea)$/.test(element.localName);

/** Returns the native control of a field, if there is one. */
export function controlIn(field: Element): NativeControl | null {
  // A loop, since this runs on every render. On a server, there are no children.
  for (let child: Element | null | undefined = field.firstElementChild; child; child = child.nextElementSibling) {
    if (child.slot) continue;
    if (isControl(child)) return child;
    // A slotted slot passes the control on from another tree. The field's own slot does not exist before the first
    // render.
    const slottedControl =
      child.localName === 'slot' && (child as HTMLSlotElement).assignedElements({ flatten: true }).find(isControl);
    if (slottedControl) return slottedControl;
  }
  return null;
}

/**
 * Sets a value for an `input` event that follows or is being dispatched. It calls the setter of the prototype: React
 * replaces the one of the control, and ignores the event for a value that was set with that.
 */
export function setInputValue(control: NativeControl, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
}

/** Returns the control's `maxlength`, or -1 without one. */
export const maxLengthOf = (control: NativeControl | null): number =>
  (control as HTMLInputElement | null)?.maxLength ?? -1;

/** Whether a control has a read-only state of its own. */
export const hasReadOnlyState = ({ type }: NativeControl): boolean =>
  !/^(?:select|color|range|file|checkbox|radio)/.test(type);
