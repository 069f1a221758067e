/** Helpers that fill in and read the fields of a form. */
import { page, type Locator } from 'vitest/browser';
import { press, waitUntil, type Visit } from './visit.tsx';

/** Waits for a field. A native control inside an element of the kit may have the same name; the element is first. */
async function findField(visit: Visit, name: string): Promise<Locator> {
  const field = page.getByCss(`[name="${name}"]`).first();
  await waitUntil(visit, () => field.query() !== null, `There is no field "${name}"`);
  return field;
}

/** Fills in a field by typing or choosing. */
export async function fill(visit: Visit, name: string, text: string): Promise<void> {
  const field = await findField(visit, name);
  const element = field.element();
  if (element instanceof HTMLSelectElement) await field.selectOptions(text);
  else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) await field.fill(text);
  else if (element.matches('plinth-radio-group, plinth-radio-tile-group'))
    await press(visit, field.getByCss(`[value="${text}"]`).getByRole('radio'));
  else await field.getByCss('input').first().fill(text);
}

/** Returns the value of a field. */
export async function valueOf(visit: Visit, name: string): Promise<string> {
  const field = await findField(visit, name);
  const { value } = field.element() as HTMLElement & { readonly value: string | number | null };
  return String(value ?? '');
}

/** Selects a file in the file field. */
export async function attach(visit: Visit, file: File): Promise<void> {
  await (await findField(visit, 'files')).upload(file);
}
