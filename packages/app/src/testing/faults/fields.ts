/** Fills the fields of a form as a person would, and reads what is in them. */
import { until, type Visit } from './visit.tsx';

type Field = HTMLElement & { readonly value: string | number | null };

async function fieldNamed(visit: Visit, name: string): Promise<Field> {
  const find = () => visit.host.querySelector<Field>(`[name="${name}"]`);
  await until(
    visit,
    () => find() !== null,
    () => `There is no field "${name}"`,
  );
  const field = find();
  if (!field) throw new Error(`The field "${name}" went`);
  return field;
}

/** Gives a native control its text. React keeps the value of a field; past its own setter it hears of a change. */
function put(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  const { prototype } =
    [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].find((type) => control instanceof type) ??
    HTMLInputElement;
  Reflect.set(prototype, 'value', text, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Fills a field: types into it, or chooses in it. */
export async function fill(visit: Visit, name: string, text: string): Promise<void> {
  const field = await fieldNamed(visit, name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) {
    put(field, text);
  } else if (field.localName === 'plinth-radio-group') {
    [...field.querySelectorAll<Field>('plinth-radio')].find(({ value }) => value === text)?.click();
  } else {
    const inner = field.shadowRoot?.querySelector('input');
    if (!inner) throw new Error(`The field "${name}" can't be filled`);
    put(inner, text);
  }
}

/** What is in a field. */
export const valueIn = async (visit: Visit, name: string): Promise<string> =>
  String((await fieldNamed(visit, name)).value ?? '');

/** Chooses a file. */
export async function attach(visit: Visit, file: File): Promise<void> {
  const field = await fieldNamed(visit, 'files');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  Reflect.set(HTMLInputElement.prototype, 'files', chosen.files, field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
