import '#define/color-field.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { de } from '#strings/de.ts';
import { setStrings } from '#strings/strings.ts';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthColorField } from './color-field.ts';

const SWATCHES = [
  { value: '#1f5faa', label: 'Ink' },
  { value: '#A87B1C', label: 'Brass' },
];

describeElement({
  name: 'color-field',
  define: () => import('#define/color-field.ts'),
  template: () =>
    html`<plinth-color-field
      label="Color"
      help="Of your invoices"
      alpha
      value="#1f5faacc"
      .swatches=${SWATCHES}
    ></plinth-color-field>`,
});

function part(element: PlinthColorField, selector: string): HTMLInputElement {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The field has no ${selector}.`);
  return found;
}
const textOf = (element: PlinthColorField, selector: string): string =>
  element.shadowRoot?.querySelector(selector)?.textContent.trim() ?? '';

/** Returns the types of the `input` and `change` events of a field, as they are fired. */
function eventTypes(element: PlinthColorField): readonly string[] {
  const types: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => types.push(type));
  return types;
}

/** Does what the browser does when the user picks a color; its picker can't be opened in a test. */
function pick(element: PlinthColorField, color: string): void {
  const picker = part(element, '[part="picker"]');
  picker.value = color;
  picker.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

describeFormControl<PlinthColorField>({
  name: '<plinth-color-field>',
  create: () => Object.assign(document.createElement('plinth-color-field'), { label: 'Color' }),
  fill: async (control) => userEvent.fill(part(control, '#control'), '1F5FAA'),
  set: (control) => {
    control.value = '#1f5faa';
  },
  filled: '#1f5faa',
  empty: '',
  restorable: true,
});

const createField = async (template: ReturnType<typeof html>) => fixture<PlinthColorField>(template);

describe('<plinth-color-field>', () => {
  it('writes a typed color as its value on blur', async () => {
    const element = await createField(html`<plinth-color-field label="Color"></plinth-color-field>`);
    await userEvent.fill(part(element, '#control'), 'rgb(31, 95, 170)');
    expect([element.value, part(element, '#control').value]).toEqual(['#1f5faa', 'rgb(31, 95, 170)']);
    await userEvent.tab();
    await element.updateComplete;
    expect([part(element, '#control').value, part(element, '[part="picker"]').value]).toEqual(['#1f5faa', '#1f5faa']);
  });

  it('keeps text that is not a color, and shows an example', async () => {
    const element = await createField(html`<plinth-color-field label="Color"></plinth-color-field>`);
    await userEvent.fill(part(element, '#control'), 'bluish');
    await userEvent.tab();
    await element.updateComplete;
    expect([element.value, part(element, '#control').value, textOf(element, '[part="error"]')]).toEqual([
      null,
      'bluish',
      'Enter a color such as #1f5faa.',
    ]);
  });

  it('takes the color of the picker, instead of text that was being typed', async () => {
    const element = await createField(html`<plinth-color-field label="Color"></plinth-color-field>`);
    await userEvent.fill(part(element, '#control'), 'bluish');
    const types = eventTypes(element);
    pick(element, '#c0392b');
    await element.updateComplete;
    expect([element.value, part(element, '#control').value]).toEqual(['#c0392b', '#c0392b']);
    expect(types).toEqual(['input', 'change']);
  });

  it('opens the picker and not the form on Enter on the color', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><plinth-color-field label="Color"></plinth-color-field></form>`,
    );
    let submissions = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submissions += 1;
    });
    const element = form.querySelector('plinth-color-field');
    if (!element) throw new Error('There is no field.');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true });
    part(element, '[part="picker"]').dispatchEvent(enter);
    expect([enter.defaultPrevented, submissions]).toEqual([false, 0]);
  });

  it('changes the opacity by keyboard, announces it as a percentage, and keeps it when a color is picked', async () => {
    const element = await createField(
      html`<plinth-color-field label="Color" alpha value="#1f5faa80"></plinth-color-field>`,
    );
    const slider = part(element, '[part="opacity"]');
    expect(slider.getAttribute('aria-valuetext')).toBe('50%');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await element.updateComplete;
    expect([element.value, slider.getAttribute('aria-valuetext')]).toEqual(['#1f5faa82', '51%']);
    pick(element, '#c0392b');
    expect(element.value).toBe('#c0392b82');
    await userEvent.keyboard('{End}');
    expect(element.value).toBe('#c0392b');
  });

  it('has no opacity to change while it is empty', async () => {
    const element = await createField(html`<plinth-color-field label="Color" alpha></plinth-color-field>`);
    expect(part(element, '[part="opacity"]').disabled).toBe(true);
  });

  it('refuses a translucent color without `alpha`, but does not lose it', async () => {
    const element = await createField(html`<plinth-color-field label="Color" value="#1f5faa80"></plinth-color-field>`);
    expect([element.value, element.validity.badInput]).toEqual(['#1f5faa80', true]);
    element.alpha = true;
    expect(element.validity.valid).toBe(true);
  });

  it('selects suggested colors with the arrow keys, which have names', async () => {
    const element = await createField(
      html`<plinth-color-field label="Color" .swatches=${SWATCHES} value="#1f5faa"></plinth-color-field>`,
    );
    const swatches = element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part="swatch"]') ?? [];
    expect([...swatches].map(({ ariaLabel, checked }) => [ariaLabel, checked])).toEqual([
      ['Ink', true],
      ['Brass', false],
    ]);
    const types = eventTypes(element);
    swatches[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await element.updateComplete;
    expect([element.value, part(element, '#control').value]).toEqual(['#a87b1c', '#a87b1c']);
    expect(types).toEqual(['input', 'change']);
  });

  it('selects no suggested color for a value that is not among them', async () => {
    const element = await createField(
      html`<plinth-color-field label="Color" .swatches=${SWATCHES} value="#1f5faa"></plinth-color-field>`,
    );
    element.value = '#123456';
    await element.updateComplete;
    expect(element.shadowRoot?.querySelector('[part="swatch"]:checked')).toBeNull();
  });

  it('ignores swatches that are no colors', async () => {
    const invalid: unknown[] = [null, 'red', { value: 'ink', label: 'Ink' }, { value: '#fff', label: 'White' }];
    const element = await createField(
      html`<plinth-color-field label="Color" .swatches=${invalid}></plinth-color-field>`,
    );
    expect(element.shadowRoot?.querySelectorAll('[part="swatch"]')).toHaveLength(1);
  });

  it('disables all of its controls', async () => {
    const element = await createField(
      html`<plinth-color-field
        label="Color"
        alpha
        disabled
        value="#1f5faa"
        .swatches=${SWATCHES}
      ></plinth-color-field>`,
    );
    const controls = [...(element.shadowRoot?.querySelectorAll('input') ?? [])];
    expect(controls).toHaveLength(5);
    expect(controls.every(({ disabled }) => disabled)).toBe(true);
  });

  it('has texts in the language of the page', async () => {
    setStrings('de', de);
    const page = await fixture(html`
      <div lang="de">
        <plinth-color-field label="Farbe" alpha value="#1f5faa80" .swatches=${SWATCHES}></plinth-color-field>
      </div>
    `);
    const element = page.querySelector('plinth-color-field');
    if (!element) throw new Error('There is no field.');
    expect(part(element, '[part="picker"]').ariaLabel).toBe('Farbauswahl öffnen');
    expect(part(element, '[part="opacity"]').getAttribute('aria-valuetext')).toBe('50\u00a0%');
  });
});
