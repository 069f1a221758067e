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

async function createField(value = '') {
  const element = await fixture<PlinthSearchField>(
    html`<plinth-search-field label="Search" value=${value}></plinth-search-field>`,
  );
  const queries: string[] = [];
  element.addEventListener('plinth-search-change', ({ detail }: CustomEventInit<{ value: string }>) =>
    queries.push(detail!.value),
  );
  return { element, queries };
}

function type(element: PlinthSearchField, text: string): void {
  input(element).value = text;
  input(element).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

describe('<plinth-search-field>', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('searches once after a pause in typing', async () => {
    const { element, queries } = await createField();
    vi.useFakeTimers();
    for (const text of ['t', 'ti', 'tid']) {
      type(element, text);
      vi.advanceTimersByTime(299);
    }
    expect(queries).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(queries).toEqual(['tid']);
    element.delay = 50;
    type(element, 'tide');
    vi.advanceTimersByTime(50);
    expect(queries).toEqual(['tid', 'tide']);
  });

  it('searches immediately on Enter, but not for the same text again', async () => {
    const { element, queries } = await createField();
    await userEvent.fill(input(element), 'tide');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(queries).toEqual(['tide']);
  });

  it('does not search when the text is the same as before', async () => {
    const { element, queries } = await createField('tide');
    vi.useFakeTimers();
    type(element, 'tid');
    type(element, 'tide');
    vi.advanceTimersByTime(1_000);
    expect(queries).toEqual([]);
  });

  it('is cleared by its button, which returns the focus and disappears', async () => {
    const { element, queries } = await createField('tide');
    await userEvent.click(page.getByRole('button', { name: /^Clear/ }));
    await element.updateComplete;
    expect([element.value, input(element).value, queries, element.shadowRoot!.activeElement]).toEqual([
      '',
      '',
      [''],
      input(element),
    ]);
    expect(element.shadowRoot!.querySelector('button')).toBe(null);
  });

  it('is cleared by Escape, whose keydown is not prevented when the field is already empty', async () => {
    const { element, queries } = await createField('tide');
    const prevented: boolean[] = [];
    element.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented));
    input(element).focus();
    await userEvent.keyboard('{Escape}{Escape}');
    expect([element.value, queries, prevented]).toEqual(['', [''], [true, false]]);
  });

  it('does not search after it is removed or after a script clears it', async () => {
    const { element, queries } = await createField();
    vi.useFakeTimers();
    type(element, 'tide');
    element.remove();
    expect(vi.getTimerCount()).toBe(0);
    document.body.append(element);
    type(element, 'north');
    element.clear();
    vi.advanceTimersByTime(1_000);
    expect(queries).toEqual([]);
    element.remove();
  });

  it('searches for the same text again after the page has replaced it', async () => {
    const { element, queries } = await createField();
    const form = document.createElement('form');
    form.addEventListener('submit', (event) => event.preventDefault());
    element.replaceWith(form);
    form.append(element);
    const replacements = [
      () => element.clear(),
      () => {
        element.value = 'north';
      },
      () => form.reset(),
    ];
    for (const replace of [() => {}, ...replacements]) {
      replace();
      await userEvent.fill(input(element), 'tide');
      await userEvent.keyboard('{Enter}');
    }
    expect(queries).toEqual(['tide', 'tide', 'tide', 'tide']);
    form.remove();
  });

  it('shows a spinner while loading', async () => {
    const { element } = await createField('tide');
    element.loading = true;
    await element.updateComplete;
    expect([
      element.shadowRoot!.querySelector('[role="status"]')!.textContent,
      input(element).getAttribute('aria-busy'),
    ]).toEqual(['Loading', 'true']);
  });

  it('uses the default for an invalid delay, and waits for the end of a composition', async () => {
    const { element, queries } = await createField();
    vi.useFakeTimers();
    element.delay = Number.NaN;
    type(element, 'tide');
    input(element).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
    vi.advanceTimersByTime(299);
    expect(queries).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(queries).toEqual(['tide']);
  });
});
