import '#define/range-slider.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { PlinthRangeSlider } from './range-slider.ts';

describeElement({
  name: 'range-slider',
  define: () => import('#define/range-slider.ts'),
  template: () =>
    html`<plinth-range-slider
      label="Weeks"
      help="How long"
      min="4"
      max="78"
      value="12,52"
      .marks=${[4, 26, 78]}
    ></plinth-range-slider>`,
});

const thumb = (element: PlinthRangeSlider, id: 'low' | 'high') =>
  element.shadowRoot!.querySelector<HTMLInputElement>(`#${id}`)!;
const slider = (element: PlinthRangeSlider) => element.shadowRoot!.querySelector<HTMLElement>('[part="slider"]')!;

async function createSlider(
  template = html`<plinth-range-slider label="Weeks" name="weeks" value="20,80"></plinth-range-slider>`,
) {
  const root = await fixture(template);
  const element = root.matches('plinth-range-slider')
    ? (root as PlinthRangeSlider)
    : root.querySelector<PlinthRangeSlider>('plinth-range-slider')!;
  const events: string[] = [];
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => events.push(`${type} ${element.value.join()}`));
  return { element, events };
}

/** Dispatches a pointer event on the track at a fraction of its length. */
function point(element: PlinthRangeSlider, type: string, fraction: number): void {
  const { left, bottom, width, height } = slider(element).getBoundingClientRect();
  const isVertical = element.orientation === 'vertical';
  const position = isVertical
    ? { clientX: left + 1, clientY: bottom - fraction * height }
    : { clientX: left + fraction * width, clientY: bottom - 1 };
  slider(element).dispatchEvent(new PointerEvent(type, { ...position, bubbles: true, cancelable: true, pointerId: 1 }));
}

describe('<plinth-range-slider>', () => {
  it('names its two thumbs and exposes their values', async () => {
    const { element } = await createSlider();
    element.format = (value) => `${value} weeks`;
    await element.updateComplete;
    const thumbs = ['Weeks, from', 'Weeks, to'].map((name) => page.getByRole('slider', { name }).element());
    expect(thumbs).toEqual([thumb(element, 'low'), thumb(element, 'high')]);
    expect(thumbs.map((input) => input.getAttribute('aria-valuetext'))).toEqual(['20 weeks', '80 weeks']);
    expect(element.shadowRoot!.querySelector('[part="values"]')!.textContent).toBe(
      '\u206620 weeks\u2069 to \u206680 weeks\u2069',
    );
  });

  it('moves with keys, each thumb at most to the other', async () => {
    const { element, events } = await createSlider(
      html`<plinth-range-slider label="Weeks" value="49,50"></plinth-range-slider>`,
    );
    thumb(element, 'low').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(element.value).toEqual([50, 50]);
    thumb(element, 'high').focus();
    await userEvent.keyboard('{End}');
    expect([element.value, events.filter((event) => event.startsWith('input'))]).toEqual([
      [50, 100],
      ['input 50,50', 'input 50,100'],
    ]);
  });

  it('moves the nearer thumb to a press on the track, and drags it from there', async () => {
    const { element, events } = await createSlider();
    slider(element).setPointerCapture = () => {};
    point(element, 'pointerdown', 0.3);
    point(element, 'pointermove', 0.4);
    point(element, 'pointermove', 0.95);
    point(element, 'pointerup', 0.95);
    point(element, 'pointermove', 0.1);
    expect(events).toEqual(['input 30,80', 'input 40,80', 'input 80,80', 'change 80,80']);
    expect(element.shadowRoot!.activeElement).toBe(thumb(element, 'low'));
  });

  it('is mirrored in right-to-left text, and runs upwards when vertical', async () => {
    const rtl = await createSlider(
      html`<div dir="rtl"><plinth-range-slider label="Weeks" value="20,80"></plinth-range-slider></div>`,
    );
    slider(rtl.element).setPointerCapture = () => {};
    point(rtl.element, 'pointerdown', 0.9);
    expect(rtl.element.value).toEqual([10, 80]);
    const vertical = await createSlider(
      html`<plinth-range-slider label="Weeks" orientation="vertical" value="20,80"></plinth-range-slider>`,
    );
    slider(vertical.element).setPointerCapture = () => {};
    point(vertical.element, 'pointerdown', 0.9);
    expect([vertical.element.value, slider(vertical.element).getBoundingClientRect().height > 100]).toEqual([
      [20, 90],
      true,
    ]);
  });

  it('submits its two ends, resets, restores, and submits nothing while disabled', async () => {
    const { element } = await createSlider(
      html`<form><plinth-range-slider label="Weeks" name="weeks" value="20,80"></plinth-range-slider></form>`,
    );
    const form = element.form!;
    const submitted = () => new FormData(form).getAll('weeks');
    element.value = [30, 40];
    expect(submitted()).toEqual(['30', '40']);
    form.reset();
    expect(submitted()).toEqual(['20', '80']);
    element.formStateRestoreCallback('5,6');
    expect(submitted()).toEqual(['5', '6']);
    element.disabled = true;
    expect(submitted()).toEqual([]);
  });

  it('rounds to its step, orders its ends, and clamps to its bounds', async () => {
    const { element } = await createSlider(
      html`<plinth-range-slider label="Share" min="0" max="1" step="0.1" value="0.72,0.31"></plinth-range-slider>`,
    );
    expect(element.value).toEqual([0.3, 0.7]);
    element.value = [-4, 9];
    expect(element.value).toEqual([0, 1]);
  });

  it('has the same value whether the value or the bounds are set first', async () => {
    const { element } = await createSlider();
    element.value = [200, 800];
    element.max = 1_000;
    expect(element.value).toEqual([200, 800]);
    element.max = 100;
    element.formStateRestoreCallback('300,400');
    element.max = 1_000;
    await element.updateComplete;
    expect([element.value, thumb(element, 'high').value]).toEqual([[300, 400], '400']);
  });

  it('renders the marks within its bounds', async () => {
    const { element } = await createSlider();
    element.marks = [100, 0, 150, Number.NaN, 50];
    await element.updateComplete;
    expect([...element.shadowRoot!.querySelectorAll('[part="marks"] span')].map((mark) => mark.textContent)).toEqual([
      '0',
      '50',
      '100',
    ]);
  });

  it('covers the whole scale for an invalid value', async () => {
    const { element } = await createSlider(
      html`<plinth-range-slider label="Weeks" min="none" max="-3" step="0" value="invalid"></plinth-range-slider>`,
    );
    expect([element.value, element.shadowRoot!.textContent!.includes('NaN')]).toEqual([[0, 100], false]);
  });

  it('moves the thumb that can reach the press when both are at the same place', async () => {
    const { element } = await createSlider(
      html`<plinth-range-slider label="Weeks" value="50,50"></plinth-range-slider>`,
    );
    slider(element).setPointerCapture = () => {};
    point(element, 'pointerdown', 0.8);
    expect(element.value).toEqual([50, 80]);
    element.value = [50, 50];
    point(element, 'pointerup', 0.8);
    point(element, 'pointerdown', 0.2);
    expect(element.value).toEqual([20, 50]);
  });

  it("moves only with the primary button, and emits no event for a press at a thumb's position", async () => {
    const { element, events } = await createSlider();
    slider(element).setPointerCapture = () => {};
    slider(element).dispatchEvent(new PointerEvent('pointerdown', { button: 2, bubbles: true, cancelable: true }));
    const pointerdown = new PointerEvent('pointerdown', { bubbles: true, composed: true, cancelable: true });
    thumb(element, 'low').dispatchEvent(pointerdown);
    point(element, 'pointerup', 0.2);
    expect([events, pointerdown.defaultPrevented]).toEqual([[], false]);
    point(element, 'pointerdown', 0.2);
    point(element, 'pointerup', 0.2);
    expect(events).toEqual(['change 20,80']);
    element.disabled = true;
    point(element, 'pointerdown', 0.5);
    expect(element.value).toEqual([20, 80]);
  });

  it('has a single position if its bounds are equal', async () => {
    const { element } = await createSlider(
      html`<plinth-range-slider label="Weeks" min="5" max="5"></plinth-range-slider>`,
    );
    expect(slider(element).style.getPropertyValue('--_from')).toMatch(/^(0|1)$/);
    expect(element.shadowRoot!.textContent).not.toContain('NaN');
  });

  it("is invalid with the page's error message", async () => {
    const { element } = await createSlider(
      html`<form><plinth-range-slider label="Weeks" name="weeks"></plinth-range-slider></form>`,
    );
    element.setCustomValidity('Too long.');
    expect([element.reportValidity(), element.validationMessage]).toEqual([false, 'Too long.']);
  });
});
