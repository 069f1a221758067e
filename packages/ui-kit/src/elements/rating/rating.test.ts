import '#define/rating.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthRating } from './rating.ts';

describeElement({
  name: 'rating',
  define: () => import('#define/rating.ts'),
  template: () =>
    html`<plinth-rating
      style="background: var(--plinth-color-surface)"
      label="Your specialist"
      value="4"
    ></plinth-rating>`,
});

const starInput = (element: PlinthRating, star: number) =>
  element.shadowRoot!.querySelector<HTMLInputElement>(`input[value="${star}"]`)!;

describeFormControl<PlinthRating>({
  name: '<plinth-rating>',
  create: () => Object.assign(document.createElement('plinth-rating'), { label: 'Your specialist' }),
  fill: async (control) => userEvent.click(starInput(control, 4)),
  set: (control) => {
    control.value = 4;
  },
  filled: '4',
  empty: null,
  restorable: true,
});

async function createRating(template: ReturnType<typeof html>) {
  const element = await fixture<PlinthRating>(template);
  const events: string[] = [];
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => events.push(`${type} ${element.value ?? 'none'}`));
  const starCount = () =>
    element.shadowRoot!.querySelectorAll('.full').length + element.shadowRoot!.querySelectorAll('.half').length / 2;
  return { element, events, starCount };
}

describe('<plinth-rating>', () => {
  it('selects a rating with a press or the arrow keys', async () => {
    const { element, events, starCount } = await createRating(
      html`<plinth-rating label="Your specialist"></plinth-rating>`,
    );
    await userEvent.click(page.getByRole('radio', { name: '3 of 5' }));
    await userEvent.keyboard('{ArrowRight}');
    await element.updateComplete;
    expect([events, starCount()]).toEqual([['input 3', 'change 3', 'input 4', 'change 4'], 4]);
  });

  it('is cleared by a press of the selected star, unless required', async () => {
    const { element, events } = await createRating(
      html`<plinth-rating label="Your specialist" value="2"></plinth-rating>`,
    );
    await userEvent.click(starInput(element, 2));
    await element.updateComplete;
    expect([events, element.value, starInput(element, 2).checked]).toEqual([
      ['input none', 'change none'],
      null,
      false,
    ]);
    element.required = true;
    await userEvent.click(starInput(element, 2));
    await userEvent.click(starInput(element, 2));
    expect(element.value).toBe(2);
  });

  it('shows an average in half stars and cannot be changed when read-only', async () => {
    const { element, starCount } = await createRating(
      html`<plinth-rating label="All answers" readonly value="3.6"></plinth-rating>`,
    );
    expect(starCount()).toBe(3.5);
    expect(page.getByRole('img', { name: 'All answers, 3.6 of 5' }).elements().length).toBe(1);
    expect(element.shadowRoot!.querySelector('input')).toBe(null);
  });

  it('is not submitted when read-only', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><plinth-rating label="All answers" name="average" readonly value="3.6"></plinth-rating></form>`,
    );
    expect([...new FormData(form)]).toEqual([]);
  });

  it('is empty with an invalid initial rating', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><plinth-rating label="Ease" name="ease" required value="good"></plinth-rating></form>`,
    );
    const element = form.querySelector('plinth-rating')!;
    expect([element.value, element.validity.valueMissing, [...new FormData(form)]]).toEqual([null, true, []]);
  });

  it('renders `max` stars, from 1 to 10', async () => {
    const { element } = await createRating(html`<plinth-rating label="Ease"></plinth-rating>`);
    const counts: number[] = [];
    for (const max of [3, 0, 400, Number.NaN]) {
      element.max = max;
      await element.updateComplete;
      counts.push(element.shadowRoot!.querySelectorAll('.star').length);
    }
    expect(counts).toEqual([3, 5, 10, 5]);
  });

  it('shows its error message', async () => {
    const { element } = await createRating(html`<plinth-rating label="Ease" error="Choose a rating."></plinth-rating>`);
    expect(element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim()).toBe('Choose a rating.');
  });
});
