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

const figure = (element: PlinthAmountSlider) => element.shadowRoot!.querySelector<HTMLInputElement>('[part="amount"]')!;
const range = (element: PlinthAmountSlider) => element.shadowRoot!.querySelector<HTMLInputElement>('[part="range"]')!;
const problem = (element: PlinthAmountSlider) =>
  element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();
const OUT_OF_RANGE = 'Enter an amount from $10,000 to $5,000,000.';

describeFormControl<PlinthAmountSlider>({
  name: '<plinth-amount-slider>',
  create: () => Object.assign(document.createElement('plinth-amount-slider'), { label: 'Amount' }),
  fill: async (control) => userEvent.fill(figure(control), '250,000'),
  set: (control) => {
    control.value = 25_000_000;
  },
  filled: '25000000',
  empty: '',
  restorable: true,
});

async function sliderAt(
  value: number | null,
  template = html`<plinth-amount-slider label="Amount"></plinth-amount-slider>`,
) {
  const root = await fixture(template);
  const element = root.matches('plinth-amount-slider')
    ? (root as PlinthAmountSlider)
    : root.querySelector<PlinthAmountSlider>('plinth-amount-slider')!;
  element.value = value;
  await element.updateComplete;
  const seen: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => seen.push(`${type} ${element.value}`));
  return { element, seen };
}

describe('<plinth-amount-slider>', () => {
  it('writes its amount as money, and stands at it on the track', async () => {
    const { element } = await sliderAt(10_000_000);
    expect([figure(element).value, Math.round(range(element).valueAsNumber)]).toEqual(['$100,000', 371]);
    expect(page.getByRole('slider', { name: 'Amount' }).element().getAttribute('aria-valuetext')).toBe('$100,000');
    expect(page.getByRole('textbox', { name: 'Amount' }).element()).toBe(figure(element));
  });

  it('keeps what is typed as typed until the field is left, and counts it at once', async () => {
    const { element, seen } = await sliderAt(10_000_000);
    await userEvent.fill(figure(element), '75000');
    expect([figure(element).value, element.value]).toEqual(['75000', 7_500_000]);
    await element.updateComplete;
    expect(figure(element).value).toBe('75000');
    await userEvent.tab();
    await element.updateComplete;
    expect(figure(element).value).toBe('$75,000');
    expect(seen).toEqual(['input 7500000', 'change 7500000']);
  });

  it('keeps what is typed when the page sets the value that it was told', async () => {
    const { element } = await sliderAt(null);
    element.addEventListener('input', () => {
      element.value = Number(element.value);
    });
    await userEvent.fill(figure(element), '20000');
    await element.updateComplete;
    expect(figure(element).value).toBe('20000');
  });

  it('says that an amount is out of range once the field is left, without changing it, until it is mended', async () => {
    const { element } = await sliderAt(10_000_000);
    await userEvent.fill(figure(element), '6000000');
    await element.updateComplete;
    expect([problem(element), element.value, element.validity.rangeOverflow]).toEqual(['', 600_000_000, true]);
    await userEvent.tab();
    await element.updateComplete;
    expect([problem(element), figure(element).value, figure(element).getAttribute('aria-invalid')]).toEqual([
      OUT_OF_RANGE,
      '$6,000,000',
      'true',
    ]);
    await userEvent.fill(figure(element), '500000');
    await element.updateComplete;
    expect([problem(element), element.validity.valid]).toEqual(['', true]);
  });

  it('leaves text that is no amount where it is, and says what to enter', async () => {
    const { element } = await sliderAt(10_000_000);
    await userEvent.fill(figure(element), 'a lot');
    await userEvent.tab();
    await element.updateComplete;
    expect([figure(element).value, element.value, element.validity.badInput, problem(element)]).toEqual([
      'a lot',
      null,
      true,
      OUT_OF_RANGE,
    ]);
  });

  it('says what is wrong when its form asks', async () => {
    const { element } = await sliderAt(500);
    expect(problem(element)).toBe('');
    element.reportValidity();
    await element.updateComplete;
    expect([problem(element), element.validity.rangeUnderflow]).toEqual([OUT_OF_RANGE, true]);
  });

  it('goes by round steps that grow with the amount, on the slider and in the figure', async () => {
    const { element, seen } = await sliderAt(10_000_000);
    range(element).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}{PageUp}');
    figure(element).focus();
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    expect(seen.filter((each) => each.startsWith('change'))).toEqual([
      'change 11000000',
      'change 10000000',
      'change 9900000',
      'change 19000000',
      'change 20000000',
      'change 10000000',
    ]);
  });

  it('goes to its ends by Home and End, and says nothing when it is there', async () => {
    const { element, seen } = await sliderAt(10_000_000);
    range(element).focus();
    await userEvent.keyboard('{End}{End}{Home}{ArrowLeft}');
    expect(seen).toEqual(['input 500000000', 'change 500000000', 'input 1000000', 'change 1000000']);
  });

  it('turns around in a right-to-left text, and keeps the figure from left to right', async () => {
    const { element } = await sliderAt(
      10_000_000,
      html`<div dir="rtl"><plinth-amount-slider label="Amount"></plinth-amount-slider></div>`,
    );
    range(element).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(element.value).toBe(11_000_000);
    expect([getComputedStyle(figure(element)).direction, getComputedStyle(figure(element)).textAlign]).toEqual([
      'ltr',
      'right',
    ]);
  });

  it('follows a pointer to the round amount under it', async () => {
    const { element, seen } = await sliderAt(10_000_000);
    const track = element.shadowRoot!.querySelector('[part="slider"]')!.getBoundingClientRect();
    const half = 11;
    const x = Math.round(half + track.width * 0.741);
    await userEvent.click(page.elementLocator(range(element)), { position: { x, y: 22 } });
    expect([element.value, seen]).toEqual([100_000_000, ['input 100000000', 'change 100000000']]);
  });

  it('moves a whole step when assistive technology moves the native slider a little', async () => {
    const { element } = await sliderAt(10_000_000);
    range(element).valueAsNumber += 1;
    range(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect(element.value).toBe(11_000_000);
  });

  it('marks the amounts that are in its range', async () => {
    const { element } = await sliderAt(
      null,
      html`<plinth-amount-slider label="Amount" max="100000000"></plinth-amount-slider>`,
    );
    const marks = [...element.shadowRoot!.querySelectorAll('[part="marks"] span')].map((mark) => mark.textContent);
    expect(marks).toEqual(['$10k', '$100k', '$500k', '$1M']);
  });

  it('reads and writes in the language of the page', async () => {
    const { element } = await sliderAt(
      10_000_000,
      html`<div lang="de"><plinth-amount-slider label="Betrag" currency="EUR"></plinth-amount-slider></div>`,
    );
    expect(figure(element).value).toBe('100.000\u00a0€');
    await userEvent.fill(figure(element), '250.000');
    expect(element.value).toBe(25_000_000);
  });

  it('holds on to nothing that is no amount', async () => {
    const { element } = await sliderAt(
      Number.NaN,
      html`<plinth-amount-slider label="Amount" min="none" max="-3" value="much"></plinth-amount-slider>`,
    );
    element.marks = [Number.NaN, 10_000_000];
    element.currency = 'dollars';
    await element.updateComplete;
    expect([element.value, figure(element).value]).toEqual([null, '']);
    expect(element.shadowRoot!.textContent).not.toContain('NaN');
  });

  it('comes back with text that was no amount', async () => {
    const { element } = await sliderAt(null);
    element.formStateRestoreCallback('typed a lot');
    await element.updateComplete;
    expect([figure(element).value, element.validity.badInput]).toEqual(['a lot', true]);
  });

  it('lets no key move it while it is disabled', async () => {
    const { element } = await sliderAt(10_000_000);
    element.disabled = true;
    await element.updateComplete;
    range(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
    expect([element.value, range(element).disabled, figure(element).disabled]).toEqual([10_000_000, true, true]);
  });

  it('begins at the least amount, by key and by assistive technology', async () => {
    const { element } = await sliderAt(null);
    range(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
    expect(element.value).toBe(1_000_000);
    element.value = null;
    await element.updateComplete;
    range(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
    const first = element.value!;
    expect(first).toBeGreaterThan(1_000_000);
    element.value = null;
    await element.updateComplete;
    range(element).valueAsNumber += 1;
    range(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect(element.value).toBe(first);
  });

  it('says nothing while a pointer rests on its amount', async () => {
    const { element, seen } = await sliderAt(10_000_000);
    range(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    range(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect([element.value, seen]).toEqual([10_000_000, []]);
  });
});
