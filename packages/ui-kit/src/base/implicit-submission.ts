const BLOCKING = new Set([
  'text', 'search', 'tel', 'url', 'email', 'password', 'date', 'month', 'week', 'time', 'datetime-local', 'number',
]);

function isSubmitButton(control: Element): control is HTMLElement {
  return 'type' in control && control.type === 'submit';
}

/**
 * What Enter in a control does to its form (HTML, "implicit submission"): presses the first submit button, native or
 * not; without one it submits a form that has no more than one text field. A disabled first button stops it.
 */
export function submitImplicitly(form: HTMLFormElement): void {
  const controls = [...form.elements];
  const button = controls.find(isSubmitButton);
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  const fields = controls.filter((each) => each instanceof HTMLInputElement && BLOCKING.has(each.type));
  if (fields.length <= 1) form.requestSubmit();
}
