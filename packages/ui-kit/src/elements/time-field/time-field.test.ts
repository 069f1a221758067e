import '#define/time-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthTimeField } from './time-field.ts';

describeElement({
  name: 'time-field',
  define: () => import('#define/time-field.ts'),
  template: () =>
    html`<plinth-time-field label="Opens at" help="In your own time zone" value="09:30"></plinth-time-field>`,
});

const input = (element: PlinthTimeField) => element.shadowRoot!.querySelector('input')!;
const errorText = (element: PlinthTimeField) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();
const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

describeFormControl<PlinthTimeField>({
  name: '<plinth-time-field>',
  create: () => Object.assign(document.createElement('plinth-time-field'), { label: 'Opens at' }),
  fill: async (control) => userEvent.fill(input(control), '9:30 PM'),
  set: (control) => {
    control.value = '21:30';
  },
  filled: '21:30',
  empty: '',
  restorable: true,
});

const createField = async (template: ReturnType<typeof html>) => fixture<PlinthTimeField>(template);

async function type(element: PlinthTimeField, text: string): Promise<[string, string | null, string]> {
  await userEvent.fill(input(element), text);
  await userEvent.tab();
  await element.updateComplete;
  return [withPlainSpaces(input(element).value), element.value, withPlainSpaces(errorText(element))];
}

describe('<plinth-time-field>', () => {
  it("parses the typed time, and formats it in the page's language on blur", async () => {
    const element = await createField(html`<plinth-time-field label="Opens at"></plinth-time-field>`);
    expect(await type(element, '930p')).toEqual(['9:30 PM', '21:30', '']);
    element.lang = 'de';
    element.remove();
    document.body.append(element);
    expect(await type(element, '7')).toEqual(['7:00', '07:00', '']);
    element.remove();
  });

  it('keeps text that is not a time, and shows an example', async () => {
    const element = await createField(html`<plinth-time-field label="Opens at"></plinth-time-field>`);
    expect(await type(element, 'noon')).toEqual(['noon', null, 'Enter a time such as 9:30 AM.']);
  });

  it('steps by its step and by hours, and stops at its bounds', async () => {
    const element = await createField(
      html`<plinth-time-field label="Opens at" step="30" min="08:00" max="18:00" value="09:30"></plinth-time-field>`,
    );
    input(element).focus();
    const values: (string | null)[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{PageDown}', '{PageDown}', '{PageUp}']) {
      await userEvent.keyboard(key);
      values.push(element.value);
    }
    expect(values).toEqual(['10:00', '09:30', '08:30', '08:00', '09:00']);
  });

  it('shows an error for a time out of bounds', async () => {
    const element = await createField(
      html`<plinth-time-field label="Opens at" min="08:00" max="18:00"></plinth-time-field>`,
    );
    expect([(await type(element, '7 am'))[2], (await type(element, '7 pm'))[2]]).toEqual([
      'Enter 8:00 AM or later.',
      'Enter 6:00 PM or earlier.',
    ]);
  });

  it('ignores an invalid value', async () => {
    const element = await createField(
      html`<plinth-time-field label="Opens at" value="25:00" min="invalid" step="-3"></plinth-time-field>`,
    );
    expect([element.value, input(element).value, element.validity.valid]).toEqual([null, '', true]);
  });

  it('starts at its minimum, covers the whole day without bounds, and uses 15 minutes for an invalid step', async () => {
    const bounded = await createField(html`<plinth-time-field label="Opens at" min="08:00"></plinth-time-field>`);
    input(bounded).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(bounded.value).toBe('08:00');
    const unbounded = await createField(
      html`<plinth-time-field label="Opens at" value="23:40" step="0"></plinth-time-field>`,
    );
    input(unbounded).focus();
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    expect(unbounded.value).toBe('23:40');
    await userEvent.keyboard('{ArrowUp}');
    expect(unbounded.value).toBe('23:55');
    await userEvent.keyboard('{ArrowUp}');
    expect(unbounded.value).toBe('23:59');
    unbounded.value = '00:05';
    await userEvent.keyboard('{ArrowDown}');
    expect(unbounded.value).toBe('00:00');
  });
});
