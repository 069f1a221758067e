type Control = HTMLElement & Pick<HTMLInputElement, 'checkValidity' | 'validationMessage' | 'validity'>;

const isControl = (element: Element): element is Control => 'checkValidity' in element && 'validity' in element;

/**
 * Returns the controls of a form with input that is no value, such as text that is not a date or not added to a list
 * yet, and makes them show their errors. Native controls are asked for such input only: their constraints are checked
 * by the form itself, with its own messages. Controls that are not shown, as in a closed dialog, are not asked.
 */
export const findInvalidControls = (form: HTMLFormElement | null): readonly Control[] =>
  [...(form?.elements ?? [])]
    .filter(isControl)
    .filter((control) => control.checkVisibility())
    .filter((control) => (control.localName.includes('-') ? !control.checkValidity() : control.validity.badInput));
