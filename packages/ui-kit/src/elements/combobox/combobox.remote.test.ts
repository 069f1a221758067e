import '#define/combobox.ts';
import { html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatCount } from '#format/count.ts';
import { ar } from '#strings/ar.ts';
import { de } from '#strings/de.ts';
import { fr } from '#strings/fr.ts';
import { pt } from '#strings/pt.ts';
import { setStrings } from '#strings/strings.ts';
import { activeLabel, createCombobox, input, labelOf, options } from '#testing/combobox-fixture.ts';
import type { PlinthCombobox } from './combobox.ts';

describe('<plinth-combobox> with a remote list', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  async function createRemoteCombobox(values: Partial<PlinthCombobox> = {}, template?: ReturnType<typeof html>) {
    const created = await createCombobox({ remote: true, status: 'loading', options: [], ...values }, template);
    const { element } = created;
    const searches: { readonly query: string; readonly signal: AbortSignal }[] = [];
    element.addEventListener('plinth-combobox-search', (event) =>
      searches.push((event as CustomEvent<(typeof searches)[number]>).detail),
    );
    const answer = async (...labels: string[]) => {
      element.options = labels.map((label) => ({ value: label.toLowerCase(), label }));
      element.status = 'ready';
      await element.updateComplete;
    };
    const searchFor = async (text: string) => {
      await created.press(text);
      await vi.waitFor(() => expect(searches.at(-1)!.query).toBe(element.shadowRoot!.querySelector('input')!.value));
    };
    const announced = () =>
      [...element.shadowRoot!.querySelectorAll('[role="status"]')].map((region) => region.textContent).join('');
    input(element).focus();
    return { ...created, searches, answer, searchFor, announced };
  }

  it('requests a remote list when it opens, after a pause in typing, and on retry', async () => {
    const { element } = await createCombobox({ remote: true, status: 'loading' });
    const queries: string[] = [];
    element.addEventListener('plinth-combobox-search', ({ detail }: CustomEventInit<{ query: string }>) =>
      queries.push(detail!.query),
    );
    await userEvent.click(input(element));
    expect([queries, element.shadowRoot!.querySelector('[part="note"]')!.textContent]).toEqual([[''], 'Loading']);
    vi.useFakeTimers();
    for (const text of ['m', 'ma']) {
      input(element).value = text;
      input(element).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      vi.advanceTimersByTime(249);
    }
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(queries).toEqual(['', 'ma']);
    element.status = 'error';
    await element.updateComplete;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect([queries, element.open]).toEqual([['', 'ma', 'ma'], true]);
    element.options = [{ value: 'ny', label: 'New York' }];
    element.status = 'ready';
    await element.updateComplete;
    expect(options(element).map(labelOf)).toEqual(['New York']);
  });

  it('keeps the label of an option selected from a previous remote list', async () => {
    const { element } = await createCombobox({ remote: true, value: 'or' });
    element.options = [{ value: 'ny', label: 'New York' }];
    await element.updateComplete;
    expect([element.value, input(element).value]).toEqual(['or', 'Oregon']);
  });

  it('announces loading, the number of results, no results, and a failed search', async () => {
    const { element, press, answer, searchFor, announced } = await createRemoteCombobox();
    expect(announced()).toBe('');
    await press('{ArrowDown}');
    expect(announced()).toBe('Loading');
    await answer('Oregon', 'Maine');
    expect(announced()).toBe('Options: 2');
    await press('z');
    expect(announced()).toBe('Loading');
    await searchFor('z');
    await answer();
    expect(announced()).toBe('Nothing found');
    element.status = 'error';
    await element.updateComplete;
    expect(announced()).toBe('The options didn’t load.');
    await press('{Escape}');
    expect(announced()).toBe('');
  });

  it.each([
    ['de', de],
    ['fr', fr],
    ['pt', pt],
    ['ar', ar],
  ])('announces in the language %s', async (language, strings) => {
    setStrings(language, strings);
    const { element, press, announced, answer } = await createRemoteCombobox(
      {},
      html`<div lang=${language}><plinth-combobox label="State"></plinth-combobox></div>`,
    );
    const texts: string[] = [];
    await press('{ArrowDown}');
    texts.push(announced());
    element.status = 'error';
    await element.updateComplete;
    texts.push(announced());
    await answer();
    texts.push(announced());
    await answer('Oregon');
    texts.push(announced());
    expect(texts).toEqual([
      strings.loading,
      strings.optionsFailed,
      strings.nothingFound,
      strings.optionsFound(formatCount(1, language)),
    ]);
  });

  it('hides the options of an earlier text until the new ones arrive, and activates the first of those', async () => {
    const { element, press, answer, searchFor } = await createRemoteCombobox();
    await searchFor('m');
    await answer('Maine', 'Maryland');
    expect(activeLabel(element)).toBe('Maine');
    await press('a');
    expect([options(element), activeLabel(element)]).toEqual([[], null]);
    await searchFor('r');
    element.options = [];
    element.status = 'loading';
    await element.updateComplete;
    expect(options(element)).toEqual([]);
    await answer('Maryland');
    expect([options(element).map(labelOf), activeLabel(element)]).toEqual([['Maryland'], 'Maryland']);
    await press('{Enter}');
    expect([element.value, element.open]).toEqual(['maryland', false]);
  });

  it('keeps the active option when the page replaces the options of the same text', async () => {
    const { element, press, answer, searchFor } = await createRemoteCombobox();
    await searchFor('m');
    await answer('Maine', 'Maryland');
    await press('{ArrowDown}');
    await answer('Maine', 'Maryland', 'Missouri');
    expect(activeLabel(element)).toBe('Maryland');
  });

  it('shows the options again when the text is again the one to which they belong', async () => {
    const { element, press, answer, searchFor } = await createRemoteCombobox();
    await searchFor('m');
    await answer('Maine');
    await press('x{Backspace}');
    expect(options(element).map(labelOf)).toEqual(['Maine']);
  });

  it('selects nothing and does not submit on Enter before the answer, and submits when there are no results', async () => {
    const { element, press, answer, searchFor } = await createRemoteCombobox(
      {},
      html`<form novalidate><plinth-combobox label="State"></plinth-combobox><button>Send</button></form>`,
    );
    let submits = 0;
    element.form!.addEventListener('submit', (event) => {
      event.preventDefault();
      submits += 1;
    });
    await searchFor('m');
    await answer('Maine');
    await press('a{Enter}');
    expect([element.value, element.open, submits]).toEqual([null, true, 0]);
    await searchFor('i');
    await answer('Maine');
    await press('{Enter}');
    expect([element.value, element.open, submits]).toEqual(['maine', false, 0]);
    input(element).select();
    await searchFor('z');
    await answer();
    await press('{Enter}');
    expect([element.open, submits]).toEqual([false, 1]);
  });

  it('aborts a search when the text changes, when another one starts, and when the element is removed', async () => {
    const { element, press, searches, searchFor } = await createRemoteCombobox();
    const aborted = () => searches.map(({ signal }) => signal.aborted);
    await searchFor('m');
    expect(aborted()).toEqual([false]);
    await press('a');
    expect(aborted()).toEqual([true]);
    await searchFor('i');
    element.status = 'error';
    await element.updateComplete;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect([searches.map(({ query }) => query), aborted()]).toEqual([
      ['m', 'mai', 'mai'],
      [true, true, false],
    ]);
    element.remove();
    expect(aborted()).toEqual([true, true, true]);
  });

  it('requests the whole list after a selection of several values, without the options of the typed text', async () => {
    const { element, press, answer, searches, searchFor } = await createRemoteCombobox({ multiple: true });
    await searchFor('m');
    await answer('Maine');
    await press('{Enter}{Enter}');
    expect([element.values, searches.at(-1)!.query, options(element)]).toEqual([['maine'], '', []]);
  });
});
