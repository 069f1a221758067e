import '#define/date-time-field.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ar } from '#strings/ar.ts';
import { setStrings } from '#strings/strings.ts';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthDateTimeField } from './date-time-field.ts';

describeElement({
  name: 'date-time-field',
  define: () => import('#define/date-time-field.ts'),
  template: () =>
    html`<plinth-date-time-field
      label="Meeting"
      help="At the branch"
      value="2026-11-30T14:30"
    ></plinth-date-time-field>`,
});

const input = (element: PlinthDateTimeField) => element.shadowRoot!.querySelector('input')!;
const errorText = (element: PlinthDateTimeField) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();
/** The text without the special spaces before day periods. */
const plainText = (element: PlinthDateTimeField) => input(element).value.replaceAll(/\s/g, ' ');

describeFormControl<PlinthDateTimeField>({
  name: '<plinth-date-time-field>',
  create: () => Object.assign(document.createElement('plinth-date-time-field'), { label: 'Meeting' }),
  fill: async (control) => userEvent.fill(input(control), '11/30/2026 2:30 PM'),
  set: (control) => {
    control.value = '2026-11-30T14:30';
  },
  filled: '2026-11-30T14:30',
  empty: '',
  restorable: true,
});

async function createField(
  template = html`<plinth-date-time-field label="Meeting" value="2026-11-30T14:30"></plinth-date-time-field>`,
) {
  const root = await fixture(template);
  const element = root.matches('plinth-date-time-field')
    ? (root as PlinthDateTimeField)
    : root.querySelector<PlinthDateTimeField>('plinth-date-time-field')!;
  const type = async (text: string) => {
    await userEvent.fill(input(element), text);
    await userEvent.tab();
    await element.updateComplete;
  };
  const press = async (keys: string) => {
    input(element).focus();
    await userEvent.keyboard(keys);
    await element.updateComplete;
  };
  return { element, type, press };
}

describe('<plinth-date-time-field>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12, 10) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('parses a date with a time, and formats both on blur', async () => {
    const { element, type } = await createField();
    await type('December 1 at 9 am');
    expect([element.value, plainText(element), errorText(element)]).toEqual([
      '2026-12-01T09:00',
      '12/01/2026 9:00 AM',
      '',
    ]);
  });

  it('keeps text that lacks the time, and shows an example', async () => {
    const { element, type } = await createField();
    await type('11/30/2026');
    expect([element.value, plainText(element), element.validity.badInput]).toEqual([null, '11/30/2026', true]);
    expect(errorText(element).replaceAll(/\s/g, ' ')).toBe('Enter a date and a time such as 11/19/2026 9:30 AM.');
  });

  it('uses the format of its language', async () => {
    const { element, type } = await createField(
      html`<div lang="de">
        <plinth-date-time-field label="Termin" value="2026-11-30T14:30"></plinth-date-time-field>
      </div>`,
    );
    expect(plainText(element)).toBe('30.11.2026 14:30');
    await type('1.12.2026, 8:15 Uhr');
    expect(element.value).toBe('2026-12-01T08:15');
  });

  it('parses its own text in Arabic', async () => {
    setStrings('ar', ar);
    const { element, type } = await createField(
      html`<div lang="ar" dir="rtl">
        <plinth-date-time-field label="موعد" value="2026-11-30T14:30"></plinth-date-time-field>
      </div>`,
    );
    const text = input(element).value;
    element.value = null;
    await type(text);
    expect(element.value).toBe('2026-11-30T14:30');
  });

  it('changes the time with arrow keys across midnight, and the day with Page Up and Page Down', async () => {
    const { element, press } = await createField(
      html`<plinth-date-time-field label="Meeting" value="2026-11-30T23:50"></plinth-date-time-field>`,
    );
    const events: string[] = [];
    for (const type of ['input', 'change'])
      element.addEventListener(type, () => events.push(`${type} ${element.value}`));
    await press('{ArrowUp}');
    expect(element.value).toBe('2026-12-01T00:05');
    await press('{PageDown}{ArrowDown}{PageUp}');
    expect(element.value).toBe('2026-11-30T23:50');
    expect(events.slice(0, 2)).toEqual(['input 2026-12-01T00:05', 'change 2026-12-01T00:05']);
  });

  it('starts at the current time, and stays within its bounds', async () => {
    const { element, press } = await createField(
      html`<plinth-date-time-field label="Meeting" step="30" max="2026-11-19T12:45"></plinth-date-time-field>`,
    );
    await press('{ArrowUp}');
    expect(element.value).toBe('2026-11-19T12:00');
    await press('{ArrowUp}{ArrowUp}{PageUp}');
    expect(element.value).toBe('2026-11-19T12:45');
    element.min = '2026-11-19T12:30';
    await press('{PageDown}');
    expect(element.value).toBe('2026-11-19T12:30');
  });

  it('is invalid outside of its bounds and on unavailable days', async () => {
    const { element } = await createField(
      html`<plinth-date-time-field
        label="Meeting"
        min="2026-11-30T09:00"
        max="2026-12-04T17:00"
        .isUnavailable=${(iso: string) => iso === '2026-12-01'}
      ></plinth-date-time-field>`,
    );
    const flags: string[] = [];
    for (const value of ['2026-11-30T08:59', '2026-11-30T09:00', '2026-12-01T10:00', '2026-12-04T17:01']) {
      element.value = value;
      const { rangeUnderflow, rangeOverflow, customError, valid } = element.validity;
      flags.push(
        [rangeUnderflow && 'early', rangeOverflow && 'late', customError && 'day', valid && 'valid']
          .filter(Boolean)
          .join(),
      );
    }
    expect(flags).toEqual(['early', 'valid', 'day', 'late']);
  });

  it('ignores values and steps that are invalid', async () => {
    const { element, press } = await createField(
      html`<plinth-date-time-field label="Meeting" value="2026-11-30" step="-5" min="noon"></plinth-date-time-field>`,
    );
    expect([element.value, input(element).value, element.validity.valid]).toEqual([null, '', true]);
    element.value = '2026-11-30T09:00:30';
    await press('{ArrowDown}');
    expect(element.value).toBe('2026-11-30T08:45');
  });
});
