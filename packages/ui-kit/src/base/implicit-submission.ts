/** Inputs that a form without a submit button may hold several of; all the others block its implicit submission. */
const NOT_BLOCKING = /^(button|checkbox|color|file|hidden|image|radio|range|reset)$/;

/**
 * Presses the form's default button: its first submit button, native or not. A disabled one takes the press and does
 * nothing.
 * @returns false when there is none.
 */
export function pressDefaultButton(form: HTMLFormElement): boolean {
  const button = ([...form.elements] as HTMLButtonElement[]).find(({ type }) => type === 'submit');
  if (!button?.matches(':disabled')) button?.click();
  return button !== undefined;
}

/**
 * What Enter in a control does to its form (HTML, "implicit submission"): presses the first submit button, native or
 * not; without one it submits a form that has no more than one text field. A disabled first button stops it.
 */
export function submitImplicitly(form: HTMLFormElement): void {
  if (pressDefaultButton(form)) return;
  const fields = [...form.elements].filter((each) => each.localName === 'input' && 'type' in each && !NOT_BLOCKING.test(String(each.type)));
  if (fields.length <= 1) form.requestSubmit();
}
