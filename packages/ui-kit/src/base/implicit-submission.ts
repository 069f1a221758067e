import { isInputMethodKey } from './input-method.ts';

/** Inputs that don't block implicit submission; a form without a submit button can contain only one of all others. */
const NON_BLOCKING_TYPES = /button|reset|image|file|color|checkbox|hidden|radio|range/;

/** Inputs in which Enter does something other than submit the form. */
const ENTER_HANDLING_TYPES = /submit|button|reset|image|file|color/;

/** Returns whether a `keydown` event in an element is Enter in an input that leaves it to the form. */
export function isImplicitSubmission(event: KeyboardEvent, element: EventTarget | null | undefined): boolean {
  const { localName, type } = element as HTMLInputElement;
  return (
    event.key === 'Enter' &&
    !event.defaultPrevented &&
    !isInputMethodKey(event) &&
    localName === 'input' &&
    !ENTER_HANDLING_TYPES.test(type)
  );
}

/** Returns the form's default button: its first submit button, native or not. */
function defaultButton(form: HTMLFormElement): HTMLButtonElement | undefined {
  return ([...form.elements] as HTMLButtonElement[]).find(({ type }) => type === 'submit');
}

/**
 * Handles `keydown` events of a form: Enter in a native field activates the form's default button if that is an element
 * of the kit, which browsers don't support. Browsers activate a native button themselves.
 */
export function handleImplicitSubmission(event: KeyboardEvent): void {
  if (!isImplicitSubmission(event, event.target)) return;
  const button = defaultButton(event.currentTarget as HTMLFormElement);
  if (!button?.shadowRoot) return;
  event.preventDefault();
  button.click();
}

/**
 * Submits a form implicitly, as specified in HTML: activates the first submit button, native or not; without one,
 * submits a form with at most one text field. A disabled first button prevents the submission.
 */
export function submitImplicitly(form: HTMLFormElement): void {
  const button = defaultButton(form);
  if (button) {
    button.click();
    return;
  }
  const fields = [...form.elements].filter((element) => {
    // A text field of the kit has its input in its shadow tree, after the picker of a color.
    const input = element.shadowRoot?.querySelector('input:not([type=color])') ?? element;
    const { localName, type } = input as HTMLInputElement;
    return localName === 'input' && !NON_BLOCKING_TYPES.test(type);
  });
  if (fields.length <= 1) form.requestSubmit();
}
