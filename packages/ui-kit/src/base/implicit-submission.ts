/** Inputs that a form without a submit button may hold several of; all the others block its implicit submission. */
const NOT_BLOCKING = /^(button|checkbox|color|file|hidden|image|radio|range|reset)$/;

/** Inputs in which Enter does something else than submit the form. */
const ENTER_PRESSES = /button|submit|reset|image|file/;

/** The form's default button: its first submit button, native or not. Pressing a disabled one does nothing. */
function defaultButton(form: HTMLFormElement): HTMLButtonElement | undefined {
  return ([...form.elements] as HTMLButtonElement[]).find((each) => each.type === 'submit');
}

/**
 * A form's `keydown` listener: Enter in a native field presses the form's default button where that is an element of the
 * kit, which the browser does not know as one. A native one it presses by itself.
 */
export function pressOnEnter(event: KeyboardEvent): void {
  const { localName, type } = event.target as HTMLInputElement;
  if (
    event.key !== 'Enter' ||
    event.defaultPrevented ||
    event.isComposing ||
    localName !== 'input' ||
    ENTER_PRESSES.test(type)
  )
    return;
  const button = defaultButton(event.currentTarget as HTMLFormElement);
  if (!button?.shadowRoot) return;
  event.preventDefault();
  button.click();
}

/**
 * What Enter in a control does to its form (HTML, "implicit submission"): presses the first submit button, native or
 * not; without one it submits a form that has no more than one text field. A disabled first button stops it.
 */
export function submitImplicitly(form: HTMLFormElement): void {
  const button = defaultButton(form);
  if (button) {
    button.click();
    return;
  }
  const fields = [...form.elements].filter(
    (each) => each.localName === 'input' && 'type' in each && !NOT_BLOCKING.test(String(each.type)),
  );
  if (fields.length <= 1) form.requestSubmit();
}
