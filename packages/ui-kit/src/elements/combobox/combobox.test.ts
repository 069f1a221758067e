import '#define/combobox.ts';
import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatCount } from '#format/count.ts';
import { ar } from '#strings/ar.ts';
import { de } from '#strings/de.ts';
import { fr } from '#strings/fr.ts';
import { pt } from '#strings/pt.ts';
import { setStrings } from '#strings/strings.ts';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthCombobox } from './combobox.ts';

const states = [
  { value: 'or', label: 'Oregon', group: 'West' },
  { value: 'wa', label: 'Washington', group: 'West' },
  { value: 'ca', label: 'California', group: 'West', disabled: true },
  { value: 'me', label: 'Maine', description: 'The Pine Tree State', group: 'East' },
];

describeElement({
  name: 'combobox',
  define: () => import('#define/combobox.ts'),
  template: () =>
    html`<plinth-combobox label="States" multiple open .options=${states} .values=${['or', 'me']}></plinth-combobox>`,
});

const input = (element: PlinthCombobox) => element.shadowRoot!.querySelector('input')!;
const options = (element: PlinthCombobox) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role="option"]')];
const labelOf = (node: Element) => node.querySelector('bdi')!.textContent;
const activeLabel = (element: PlinthCombobox) => {
  const id = input(element).getAttribute('aria-activedescendant');
  const activeOption = id ? element.shadowRoot!.getElementById(id) : null;
  return activeOption ? labelOf(activeOption) : null;
};
const chips = (element: PlinthCombobox) => [...element.shadowRoot!.querySelectorAll('.chip')].map(labelOf);
const errorText = (element: PlinthCombobox) => element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describeFormControl<PlinthCombobox>({
  name: '<plinth-combobox>',
  create: () => Object.assign(document.createElement('plinth-combobox'), { label: 'State', options: states }),
  fill: async (control) => userEvent.fill(input(control), 'Oregon'),
  set: (control) => {
    control.value = 'or';
  },
  filled: 'or',
  empty: '',
  restorable: true,
});

async function createCombobox(
  values: Partial<PlinthCombobox> = {},
  template = html`<plinth-combobox label="State" name="state"></plinth-combobox>`,
) {
  const root = await fixture(template);
  const element = root.matches('plinth-combobox')
    ? (root as PlinthCombobox)
    : root.querySelector<PlinthCombobox>('plinth-combobox')!;
  Object.assign(element, { options: states, ...values });
  await element.updateComplete;
  const events: string[] = [];
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => events.push(`${type} ${element.values.join(' ')}`));
  const press = async (text: string) => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  return { element, events, press };
}

describe('<plinth-combobox>', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is a combobox that controls a listbox, closed at first', async () => {
    const { element, press } = await createCombobox();
    const control = page.getByRole('combobox', { name: 'State' }).element();
    expect([control, control.getAttribute('aria-expanded'), options(element).length]).toEqual([
      input(element),
      'false',
      0,
    ]);
    input(element).focus();
    await press('{ArrowDown}');
    expect([
      control.getAttribute('aria-expanded'),
      control.getAttribute('aria-controls'),
      options(element).map(labelOf),
    ]).toEqual(['true', 'list', ['Oregon', 'Washington', 'California', 'Maine']]);
    expect(
      [...element.shadowRoot!.querySelectorAll('[role="group"]')].map((group) => group.getAttribute('aria-label')),
    ).toEqual(['West', 'East']);
  });

  it('moves with arrow keys past disabled options and around the ends, and selects with Enter', async () => {
    const { element, events, press } = await createCombobox();
    input(element).focus();
    const visited: (string | null)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await press(key);
      visited.push(activeLabel(element));
    }
    expect(visited).toEqual(['Oregon', 'Washington', 'Maine', 'Oregon', 'Maine']);
    await press('{Enter}');
    expect([element.open, element.value, input(element).value, events]).toEqual([
      false,
      'me',
      'Maine',
      ['input me', 'change me'],
    ]);
  });

  it('filters by label and description, ignoring case and accents', async () => {
    const { element, press } = await createCombobox();
    input(element).focus();
    await press('PÍNE');
    expect([options(element).map(labelOf), activeLabel(element)]).toEqual([['Maine'], 'Maine']);
    await press('{Enter}');
    expect(element.value).toBe('me');
  });

  it('selects the option whose label is typed in full, without Enter', async () => {
    const { element, press } = await createCombobox();
    input(element).focus();
    await press('oregon');
    await userEvent.tab();
    await element.updateComplete;
    expect([element.value, input(element).value, element.open, errorText(element)]).toEqual([
      'or',
      'Oregon',
      false,
      '',
    ]);
  });

  it('keeps text that matches no option, and reports an error on blur', async () => {
    const { element, press } = await createCombobox({ value: 'or' });
    input(element).select();
    await press('Utah');
    expect([element.shadowRoot!.querySelector('[part="note"]')!.textContent, errorText(element)]).toEqual([
      'Nothing found',
      '',
    ]);
    await userEvent.tab();
    await element.updateComplete;
    expect([element.value, input(element).value, element.validity.badInput, errorText(element)]).toEqual([
      null,
      'Utah',
      true,
      'Choose one from the list.',
    ]);
  });

  it('reports text that matches no option on Enter, keeps it for correction, and never submits it', async () => {
    const { element, press, events } = await createCombobox(
      {},
      html`<form novalidate><plinth-combobox label="State" name="state"></plinth-combobox><button>Send</button></form>`,
    );
    const submitted: unknown[] = [];
    element.form!.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push(...new FormData(element.form!).values());
    });
    input(element).focus();
    await press('Utah{Enter}');
    expect([input(element).value, element.validity.badInput, errorText(element), element.open, submitted]).toEqual([
      'Utah',
      true,
      'Choose one from the list.',
      false,
      [''],
    ]);
    element.form!.replaceWith(element);
    input(element).focus();
    await press('h{Enter}');
    expect([input(element).value, errorText(element), events.filter((event) => event.startsWith('change'))]).toEqual([
      'Utahh',
      'Choose one from the list.',
      ['change ', 'change '],
    ]);
  });

  it('keeps text that was not added invalid when creatable', async () => {
    const { element, press } = await createCombobox({ creatable: true });
    input(element).focus();
    await press('Utah');
    await userEvent.tab();
    await element.updateComplete;
    expect([element.value, element.validity.badInput, input(element).value]).toEqual([null, true, 'Utah']);
  });

  it('opens and closes with its button, a click in its frame, Alt and an arrow key, Escape, and on blur', async () => {
    const { element, press } = await createCombobox();
    await userEvent.click(page.getByRole('button', { name: 'Show options' }));
    expect(element.open).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Show options' }));
    expect(element.open).toBe(false);
    await userEvent.click(input(element));
    expect(element.open).toBe(true);
    await press('{Escape}');
    expect(element.open).toBe(false);
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect([element.open, activeLabel(element)]).toEqual([true, null]);
    await press('{Alt>}{ArrowUp}{/Alt}');
    expect(element.open).toBe(false);
    await press('{ArrowDown}');
    input(element).blur();
    expect(element.open).toBe(false);
  });

  it('selects an option on click, keeps the focus, and ignores a disabled one', async () => {
    const { element } = await createCombobox();
    await userEvent.click(input(element));
    options(element)[2]!.click();
    expect([element.value, element.open]).toEqual([null, true]);
    await userEvent.click(page.getByRole('option', { name: 'Washington' }));
    expect([element.value, element.open, element.shadowRoot!.activeElement]).toEqual(['wa', false, input(element)]);
  });

  it('shows several values as chips, submits each, and stays open', async () => {
    const { element, press, events } = await createCombobox({ multiple: true });
    const form = document.createElement('form');
    element.parentElement!.append(form);
    form.append(element);
    input(element).focus();
    await press('ore{Enter}main{Enter}');
    expect([chips(element), element.open, input(element).value]).toEqual([['Oregon', 'Maine'], true, '']);
    expect(new FormData(form).getAll('state')).toEqual(['or', 'me']);
    expect(events.filter((event) => event.startsWith('change'))).toEqual(['change or', 'change or me']);
    await press('ore{Enter}');
    expect(chips(element)).toEqual(['Maine']);
  });

  it('removes a chip with Backspace, its button, and Delete on a chip', async () => {
    const { element, press } = await createCombobox({ multiple: true, values: ['or', 'wa', 'me'] });
    await userEvent.click(page.getByRole('button', { name: 'Remove Washington' }));
    expect(element.values).toEqual(['or', 'me']);
    input(element).focus();
    await press('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(element.values).toEqual(['me']);
    expect(element.shadowRoot!.activeElement!.getAttribute('aria-label')).toBe('Remove Maine');
    await press('{ArrowRight}{Backspace}');
    expect([element.values, element.shadowRoot!.activeElement]).toEqual([[], input(element)]);
    expect(element.shadowRoot!.querySelector('[role="status"]')!.textContent).toBe('Maine removed');
  });

  it('offers to add a missing option, and emits an event', async () => {
    const { element, press } = await createCombobox({ creatable: true });
    const created: string[] = [];
    element.addEventListener('plinth-combobox-create', ({ detail }: CustomEventInit<{ text: string }>) =>
      created.push(detail!.text),
    );
    input(element).focus();
    await press('Utah');
    expect(options(element).map(labelOf)).toEqual(['Add “Utah”']);
    await press('{Enter}');
    expect([element.value, input(element).value, created, element.validity.valid]).toEqual([
      'Utah',
      'Utah',
      ['Utah'],
      true,
    ]);
  });

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

  describe('with a remote list', () => {
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

  it('keeps the label of an option selected from a previous remote list', async () => {
    const { element } = await createCombobox({ remote: true, value: 'or' });
    element.options = [{ value: 'ny', label: 'New York' }];
    await element.updateComplete;
    expect([element.value, input(element).value]).toEqual(['or', 'Oregon']);
  });

  it('opens without an active option when multiple, and activates the last one when the list shrinks', async () => {
    const { element, press } = await createCombobox({ multiple: true, values: ['wa'] });
    input(element).focus();
    await press('{ArrowDown}');
    expect(activeLabel(element)).toBe('Oregon');
    await press('{ArrowUp}');
    element.options = states.slice(0, 2);
    await element.updateComplete;
    expect(activeLabel(element)).toBe('Washington');
  });

  it('ignores keys with Ctrl or Meta, and during composition', async () => {
    const { element } = await createCombobox();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { isComposing: true }]) {
      const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, ...init });
      input(element).dispatchEvent(event);
      expect([element.open, event.defaultPrevented]).toEqual([false, false]);
    }
  });

  it('keeps the typed text when a script sets the same value, and drops it for another', async () => {
    const { element, press } = await createCombobox({ multiple: true, values: ['or'] });
    input(element).focus();
    await press('ma');
    element.values = ['or'];
    await element.updateComplete;
    expect(input(element).value).toBe('ma');
    element.value = null;
    await element.updateComplete;
    expect([element.values, input(element).value]).toEqual([[], '']);
  });

  it('starts with the value attribute, and restores what the browser filled in or saved', async () => {
    const { element } = await createCombobox({}, html`<plinth-combobox label="State" value="me"></plinth-combobox>`);
    expect([element.value, input(element).value]).toEqual(['me', 'Maine']);
    const restored: unknown[] = [];
    for (const savedState of ['or', '', '{"values":["wa"],"typed":"Ut"}', '{"values":["wa"]}', 'maine', '"wa"']) {
      element.formStateRestoreCallback(savedState);
      await element.updateComplete;
      restored.push([element.values, input(element).value]);
    }
    expect(restored).toEqual([
      [['or'], 'Oregon'],
      [[], ''],
      [['wa'], 'Ut'],
      [['wa'], 'Washington'],
      [['me'], 'Maine'],
      [[], '"wa"'],
    ]);
    expect(element.validity.badInput).toBe(true);
    for (const values of [{ creatable: true }, { creatable: false, remote: true }, { remote: false, options: [] }]) {
      Object.assign(element, values, { values: [] });
      element.formStateRestoreCallback('Utah');
      expect(element.values).toEqual(['Utah']);
    }
  });

  it('submits the form on Enter when no option is active', async () => {
    const { element, press } = await createCombobox(
      {},
      html`<form><plinth-combobox label="State"></plinth-combobox><button>Send</button></form>`,
    );
    let submits = 0;
    element.form!.addEventListener('submit', (event) => {
      event.preventDefault();
      submits += 1;
    });
    input(element).focus();
    await press('ore{Enter}');
    expect([submits, element.value]).toEqual([0, 'or']);
    await press('{Enter}');
    expect(submits).toBe(1);
  });

  it('ignores invalid options', async () => {
    const { element, press } = await createCombobox({
      options: [null, { label: 'No value' }, { value: 'ok' }] as never[] as PlinthCombobox['options'],
    });
    input(element).focus();
    await press('{ArrowDown}');
    expect(options(element).map(labelOf)).toEqual(['ok']);
  });
});
