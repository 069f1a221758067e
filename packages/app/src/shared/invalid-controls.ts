type Control = HTMLElement & Pick<HTMLInputElement, 'checkValidity' | 'validationMessage' | 'validity'>;

const isControl = (element: Element): element is Control => 'checkValidity' in element && 'validity' in element;

/**
 * Returns the controls of a form with input that is no value, such as text that is not a date or not added to a list
 * yet, and makes them show their errors. They are asked for such input only: what is missing is checked by the form
 * itself, with its own messages. Controls that are not shown, as in a closed dialog, are not asked.
 */
export function findInvalidControls(form: HTMLFormElement | null): readonly Control[] {
  const controls = [...(form?.elements ?? [])].filter(isControl).filter((control) => control.checkVisibility());
  const invalid = controls.filter(({ validity }) => validity.badInput);
  // A native control shows no error of its own here.
  for (const control of invalid) if (control.localName.includes('-')) control.checkValidity();
  return invalid;
}
