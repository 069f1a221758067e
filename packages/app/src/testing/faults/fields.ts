/** Helpers that fill in and read the fields of a form. */
import { waitUntil, type Visit } from './visit.tsx';

type Field = HTMLElement & { readonly value: string | number | null };

async function findField(visit: Visit, name: string): Promise<Field> {
  const find = () => visit.host.querySelector<Field>(`[name="${name}"]`);
  await waitUntil(
    visit,
    () => find() !== null,
    () => `There is no field "${name}"`,
  );
  const field = find();
  if (!field) throw new Error(`The field "${name}" disappeared`);
  return field;
}

/**
 * Sets the value of a native control with the prototype's setter instead of React's, so that React detects the change.
 */
function setValue(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  const { prototype } =
    [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].find((type) => control instanceof type) ??
    HTMLInputElement;
  Reflect.set(prototype, 'value', text, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Fills in a field by typing or choosing. */
export async function fill(visit: Visit, name: string, text: string): Promise<void> {
  const field = await findField(visit, name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) {
    setValue(field, text);
  } else if (field.matches('plinth-radio-group, plinth-radio-tile-group')) {
    [...field.querySelectorAll<Field>('plinth-radio, plinth-radio-tile')].find(({ value }) => value === text)?.click();
  } else {
    const input = field.shadowRoot?.querySelector('input');
    if (!input) throw new Error(`The field "${name}" can't be filled`);
    setValue(input, text);
  }
}

/** Returns the value of a field. */
export const valueOf = async (visit: Visit, name: string): Promise<string> =>
  String((await findField(visit, name)).value ?? '');

/** Selects a file in the file field. */
export async function attach(visit: Visit, file: File): Promise<void> {
  const field = await findField(visit, 'files');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Reflect.set(HTMLInputElement.prototype, 'files', transfer.files, field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
