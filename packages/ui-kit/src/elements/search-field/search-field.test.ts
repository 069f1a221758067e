import '#define/search-field.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthSearchField } from './search-field.ts';

describeElement({
  name: 'search-field',
  define: () => import('#define/search-field.ts'),
  template: () => html`<plinth-search-field label="Search banks" value="Tide" loading></plinth-search-field>`,
});

const input = (element: PlinthSearchField) => element.shadowRoot!.querySelector('input')!;

describeFormControl<PlinthSearchField>({
  name: '<plinth-search-field>',
  create: () => Object.assign(document.createElement('plinth-search-field'), { label: 'Search' }),
  fill: async (control) => userEvent.fill(input(control), 'Tidewater'),
  set: (control) => {
    control.value = 'Tidewater';
  },
  filled: 'Tidewater',
  empty: '',
  restorable: true,
});

async function fieldOf(value = '') {
  const element = await fixture<PlinthSearchField>(
    html`<plinth-search-field label="Search" value=${value}></plinth-search-field>`,
  );
  const asked: string[] = [];
  element.addEventListener('plinth-search', ({ detail }: CustomEventInit<{ value: string }>) =>
    asked.push(detail!.value),
  );
  return { element, asked };
}

function type(element: PlinthSearchField, text: string): void {
  input(element).value = text;
  input(element).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

describe('<plinth-search-field>', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks once for what is typed without a pause, after the pause', async () => {
    const { element, asked } = await fieldOf();
    vi.useFakeTimers();
    for (const text of ['t', 'ti', 'tid']) {
      type(element, text);
      vi.advanceTimersByTime(299);
    }
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(['tid']);
    element.delay = 50;
    type(element, 'tide');
    vi.advanceTimersByTime(50);
    expect(asked).toEqual(['tid', 'tide']);
  });

  it('asks at once on Enter, and not for the same text again', async () => {
    const { element, asked } = await fieldOf();
    await userEvent.fill(input(element), 'tide');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(asked).toEqual(['tide']);
  });

  it('asks for nothing when the text is again what it was', async () => {
    const { element, asked } = await fieldOf('tide');
    vi.useFakeTimers();
    type(element, 'tid');
    type(element, 'tide');
    vi.advanceTimersByTime(1_000);
    expect(asked).toEqual([]);
  });

  it('is emptied by its button, which gives the focus back and goes', async () => {
    const { element, asked } = await fieldOf('tide');
    await userEvent.click(page.getByRole('button', { name: 'Clear search' }));
    await element.updateComplete;
    expect([element.value, input(element).value, asked, element.shadowRoot!.activeElement]).toEqual([
      '',
      '',
      [''],
      input(element),
    ]);
    expect(element.shadowRoot!.querySelector('button')).toBe(null);
  });

  it('is emptied by Escape, which then is free for what is around it', async () => {
    const { element, asked } = await fieldOf('tide');
    const left: boolean[] = [];
    element.addEventListener('keydown', (event) => left.push(event.defaultPrevented));
    input(element).focus();
    await userEvent.keyboard('{Escape}{Escape}');
    expect([element.value, asked, left]).toEqual(['', [''], [true, false]]);
  });

  it('asks for nothing once it is gone, or a script emptied it', async () => {
    const { element, asked } = await fieldOf();
    vi.useFakeTimers();
    type(element, 'tide');
    element.remove();
    expect(vi.getTimerCount()).toBe(0);
    document.body.append(element);
    type(element, 'north');
    element.clear();
    vi.advanceTimersByTime(1_000);
    expect(asked).toEqual([]);
    element.remove();
  });

  it('tells that the answer is on its way', async () => {
    const { element } = await fieldOf('tide');
    element.loading = true;
    await element.updateComplete;
    expect([
      element.shadowRoot!.querySelector('[role="status"]')!.textContent,
      input(element).getAttribute('aria-busy'),
    ]).toEqual(['Loading', 'true']);
  });

  it('waits the usual pause where its own is none, and for the word that is being composed', async () => {
    const { element, asked } = await fieldOf();
    vi.useFakeTimers();
    element.delay = Number.NaN;
    type(element, 'tide');
    input(element).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
    vi.advanceTimersByTime(299);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(['tide']);
  });
});
