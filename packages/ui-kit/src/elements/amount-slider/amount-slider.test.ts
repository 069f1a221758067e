import '#define/amount-slider.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthAmountSlider } from './amount-slider.ts';

describeElement({
  name: 'amount-slider',
  define: () => import('#define/amount-slider.ts'),
  template: () =>
    html`<plinth-amount-slider
      style="background: var(--plinth-color-surface)"
      label="Amount"
      help="From $10,000 to $5,000,000."
      value="10000000"
    ></plinth-amount-slider>`,
});

const amountInput = (element: PlinthAmountSlider) =>
  element.shadowRoot!.querySelector<HTMLInputElement>('[part="amount"]')!;
const rangeInput = (element: PlinthAmountSlider) =>
  element.shadowRoot!.querySelector<HTMLInputElement>('[part="range"]')!;
const errorText = (element: PlinthAmountSlider) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();
const OUT_OF_RANGE = 'Enter an amount from $10,000 to $5,000,000.';

describeFormControl<PlinthAmountSlider>({
  name: '<plinth-amount-slider>',
  create: () => Object.assign(document.createElement('plinth-amount-slider'), { label: 'Amount' }),
  fill: async (control) => userEvent.fill(amountInput(control), '250,000'),
  set: (control) => {
    control.value = 25_000_000;
  },
  filled: '25000000',
  empty: '',
  restorable: true,
});

async function createSlider(
  value: number | null,
  template = html`<plinth-amount-slider label="Amount"></plinth-amount-slider>`,
) {
  const root = await fixture(template);
  const element = root.matches('plinth-amount-slider')
    ? (root as PlinthAmountSlider)
    : root.querySelector<PlinthAmountSlider>('plinth-amount-slider')!;
  element.value = value;
  await element.updateComplete;
  const events: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => events.push(`${type} ${element.value}`));
  return { element, events };
}

describe('<plinth-amount-slider>', () => {
  it('shows its value as money and at its position on the track', async () => {
    const { element } = await createSlider(10_000_000);
    expect([amountInput(element).value, Math.round(rangeInput(element).valueAsNumber)]).toEqual(['$100,000', 371]);
    expect(page.getByRole('slider', { name: 'Amount' }).element().getAttribute('aria-valuetext')).toBe('$100,000');
    expect(page.getByRole('textbox', { name: 'Amount' }).element()).toBe(amountInput(element));
  });

  it('keeps the typed text until blur and updates the value immediately', async () => {
    const { element, events } = await createSlider(10_000_000);
    await userEvent.fill(amountInput(element), '75000');
    expect([amountInput(element).value, element.value]).toEqual(['75000', 7_500_000]);
    await element.updateComplete;
    expect(amountInput(element).value).toBe('75000');
    await userEvent.tab();
    await element.updateComplete;
    expect(amountInput(element).value).toBe('$75,000');
    expect(events).toEqual(['input 7500000', 'change 7500000']);
  });

  it('keeps the typed text when the page sets the same value', async () => {
    const { element } = await createSlider(null);
    element.addEventListener('input', () => {
      element.value = Number(element.value);
    });
    await userEvent.fill(amountInput(element), '20000');
    await element.updateComplete;
    expect(amountInput(element).value).toBe('20000');
  });

  it('reports an out-of-range amount on blur without changing it', async () => {
    const { element } = await createSlider(10_000_000);
    await userEvent.fill(amountInput(element), '6000000');
    await element.updateComplete;
    expect([errorText(element), element.value, element.validity.rangeOverflow]).toEqual(['', 600_000_000, true]);
    await userEvent.tab();
    await element.updateComplete;
    expect([errorText(element), amountInput(element).value, amountInput(element).getAttribute('aria-invalid')]).toEqual(
      [OUT_OF_RANGE, '$6,000,000', 'true'],
    );
    await userEvent.fill(amountInput(element), '500000');
    await element.updateComplete;
    expect([errorText(element), element.validity.valid]).toEqual(['', true]);
  });

  it('keeps text that is not an amount and reports an error', async () => {
    const { element } = await createSlider(10_000_000);
    await userEvent.fill(amountInput(element), 'a lot');
    await userEvent.tab();
    await element.updateComplete;
    expect([amountInput(element).value, element.value, element.validity.badInput, errorText(element)]).toEqual([
      'a lot',
      null,
      true,
      OUT_OF_RANGE,
    ]);
  });

  it('keeps an amount with cents, and says that it takes whole dollars', async () => {
    const { element } = await createSlider(10_000_000);
    await userEvent.fill(amountInput(element), '75000.50');
    await userEvent.tab();
    await element.updateComplete;
    expect([amountInput(element).value, element.value, element.validity.badInput, errorText(element)]).toEqual([
      '75000.50',
      null,
      true,
      'Enter whole US dollars.',
    ]);
  });

  it('parses the amount in its currency', async () => {
    const { element } = await createSlider(null);
    element.currency = 'JPY';
    await element.updateComplete;
    await userEvent.fill(amountInput(element), '2000000');
    await userEvent.tab();
    await element.updateComplete;
    expect([amountInput(element).value, element.value]).toEqual(['¥2,000,000', 2_000_000]);
  });

  it('keeps an ambiguous amount and asks which one is meant', async () => {
    const { element } = await createSlider(10_000_000);
    await userEvent.fill(amountInput(element), '1,5');
    await userEvent.tab();
    await element.updateComplete;
    expect([amountInput(element).value, element.value, element.validity.badInput, errorText(element)]).toEqual([
      '1,5',
      null,
      true,
      'Did you mean 1.5 or 15? Enter whole US dollars.',
    ]);
  });

  it('shows the error when its form is validated', async () => {
    const { element } = await createSlider(500);
    expect(errorText(element)).toBe('');
    element.reportValidity();
    await element.updateComplete;
    expect([errorText(element), element.validity.rangeUnderflow]).toEqual([OUT_OF_RANGE, true]);
  });

  it('moves in rounded steps that grow with the amount, on the slider and in the text field', async () => {
    const { element, events } = await createSlider(10_000_000);
    rangeInput(element).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}{PageUp}');
    amountInput(element).focus();
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    expect(events.filter((event) => event.startsWith('change'))).toEqual([
      'change 11000000',
      'change 10000000',
      'change 9900000',
      'change 19000000',
      'change 20000000',
      'change 10000000',
    ]);
  });

  it('moves to the minimum and maximum with Home and End, and fires no event when already there', async () => {
    const { element, events } = await createSlider(10_000_000);
    rangeInput(element).focus();
    await userEvent.keyboard('{End}{End}{Home}{ArrowLeft}');
    expect(events).toEqual(['input 500000000', 'change 500000000', 'input 1000000', 'change 1000000']);
  });

  it('mirrors the slider in right-to-left text, but not the amount', async () => {
    const { element } = await createSlider(
      10_000_000,
      html`<div dir="rtl"><plinth-amount-slider label="Amount"></plinth-amount-slider></div>`,
    );
    rangeInput(element).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(element.value).toBe(11_000_000);
    expect([
      getComputedStyle(amountInput(element)).direction,
      getComputedStyle(amountInput(element)).textAlign,
    ]).toEqual(['ltr', 'right']);
  });

  it('shows no amount, and a placeholder of none, without a value', async () => {
    const { element } = await createSlider(null);
    expect([amountInput(element).placeholder, rangeInput(element).getAttribute('aria-valuetext')]).toEqual([
      '$0',
      'Enter an amount.',
    ]);
    const { left, right } = element.getBoundingClientRect();
    const slider = rangeInput(element).getBoundingClientRect();
    expect([slider.left, slider.right]).toEqual([left, right]);
  });

  it('follows the pointer to the rounded amount', async () => {
    const { element, events } = await createSlider(10_000_000);
    const track = element.shadowRoot!.querySelector('[part="slider"]')!.getBoundingClientRect();
    const thumbRadius = 11;
    const x = thumbRadius + track.width * 0.741;
    await userEvent.click(page.elementLocator(rangeInput(element)), { position: { x, y: 22 } });
    expect([element.value, events]).toEqual([100_000_000, ['input 100000000', 'change 100000000']]);
  });

  it('moves by a whole step when assistive technology moves the native slider slightly', async () => {
    const { element } = await createSlider(10_000_000);
    rangeInput(element).valueAsNumber += 1;
    rangeInput(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect(element.value).toBe(11_000_000);
  });

  it('shows marks in the standard notation and distributes amounts evenly when linear', async () => {
    const { element } = await createSlider(
      13_380_000,
      html`<plinth-amount-slider
        label="Amount"
        min="100000"
        max="26660000"
        mark-notation="standard"
        linear
        .marks=${[100_000, 26_660_000]}
      ></plinth-amount-slider>`,
    );
    const marks = [...element.shadowRoot!.querySelectorAll('[part="marks"] span')].map((mark) => mark.textContent);
    expect(marks).toEqual(['$1,000', '$266,600']);
    expect(rangeInput(element).valueAsNumber).toBe(500);
  });

  it('shows only the marks within its range', async () => {
    const { element } = await createSlider(
      null,
      html`<plinth-amount-slider label="Amount" max="100000000"></plinth-amount-slider>`,
    );
    const marks = [...element.shadowRoot!.querySelectorAll('[part="marks"] span')].map((mark) => mark.textContent);
    expect(marks).toEqual(['$10k', '$100k', '$500k', '$1M']);
  });

  it('parses and formats in the language of the page', async () => {
    const { element } = await createSlider(
      10_000_000,
      html`<div lang="de"><plinth-amount-slider label="Betrag" currency="EUR"></plinth-amount-slider></div>`,
    );
    expect(amountInput(element).value).toBe('100.000\u00a0€');
    await userEvent.fill(amountInput(element), '250.000');
    expect(element.value).toBe(25_000_000);
  });

  it('ignores values that are not amounts', async () => {
    const { element } = await createSlider(
      Number.NaN,
      html`<plinth-amount-slider label="Amount" min="none" max="-3" value="much"></plinth-amount-slider>`,
    );
    element.marks = [Number.NaN, 10_000_000];
    element.currency = 'dollars';
    await element.updateComplete;
    expect([element.value, amountInput(element).value]).toEqual([null, '']);
    expect(element.shadowRoot!.textContent).not.toContain('NaN');
  });

  it('restores text that is not an amount', async () => {
    const { element } = await createSlider(null);
    element.formStateRestoreCallback('typed a lot');
    await element.updateComplete;
    expect([amountInput(element).value, element.validity.badInput]).toEqual(['a lot', true]);
  });

  it('ignores keys while disabled', async () => {
    const { element } = await createSlider(10_000_000);
    element.disabled = true;
    await element.updateComplete;
    rangeInput(element).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
    );
    expect([element.value, rangeInput(element).disabled, amountInput(element).disabled]).toEqual([
      10_000_000,
      true,
      true,
    ]);
  });

  it('starts at the minimum from the keyboard and from assistive technology', async () => {
    const { element } = await createSlider(null);
    rangeInput(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
    expect(element.value).toBe(1_000_000);
    element.value = null;
    await element.updateComplete;
    rangeInput(element).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }),
    );
    const first = element.value!;
    expect(first).toBeGreaterThan(1_000_000);
    element.value = null;
    await element.updateComplete;
    rangeInput(element).valueAsNumber += 1;
    rangeInput(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect(element.value).toBe(first);
  });

  it('fires no event while a pointer moves within the same amount', async () => {
    const { element, events } = await createSlider(10_000_000);
    rangeInput(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    rangeInput(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect([element.value, events]).toEqual([10_000_000, []]);
  });
});
