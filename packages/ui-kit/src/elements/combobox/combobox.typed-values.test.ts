import '#define/combobox.ts';
import { html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { activeLabel, createCombobox, input, labelOf, options } from '#testing/combobox-fixture.ts';
import type { PlinthCombobox } from './combobox.ts';

const people = [
  { value: 'ada@example.com', label: 'Ada Nolan', description: 'ada@example.com' },
  { value: 'jo@example.com', label: 'Jo Smith', description: 'jo@example.com' },
  { value: 'jo.smith@example.com', label: 'Jo Smith', description: 'jo.smith@example.com' },
  { value: 'left@example.com', label: 'Lea Ford', description: 'left@example.com', disabled: true },
  { value: 'rio@example.com', label: 'Ríos, Ana', description: 'rio@example.com' },
];

/** Adds an address, also one in angle brackets after a name. */
const createAddress = (text: string) => /[^\s<>]+@[^\s<>]+/.exec(text)?.[0] ?? null;

async function createRecipients(values: Partial<PlinthCombobox> = {}) {
  const created = await createCombobox(
    { options: people, multiple: true, ...values },
    html`<form><plinth-combobox label="To" name="to"></plinth-combobox><button>Send</button></form>`,
  );
  const { element } = created;
  const additions: unknown[] = [];
  element.addEventListener('plinth-combobox-create', ({ detail }: CustomEventInit) => additions.push(detail));
  const paste = async (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    input(element).dispatchEvent(event);
    await element.updateComplete;
    return event;
  };
  const leave = async () => {
    await userEvent.tab();
    await element.updateComplete;
  };
  input(element).focus();
  return { ...created, additions, paste, leave };
}

const errorText = (element: PlinthCombobox) => element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describe('the typed values of <plinth-combobox>', () => {
  it.each([',', ';', '，', '؛', '{Enter}', '{Tab}'])('adds the typed text with %s if it is creatable', async (key) => {
    const { element, press, events, additions } = await createRecipients({ creatable: true });
    await press(`new@example.com${key}`);
    expect([element.values, input(element).value, additions]).toEqual([
      ['new@example.com'],
      '',
      [{ text: 'new@example.com', value: 'new@example.com' }],
    ]);
    expect(events.at(-1)).toBe('change new@example.com');
  });

  it('keeps a space at the end of the typed text when the page answers a search', async () => {
    const { element, press } = await createRecipients({ remote: true, creatable: true, createValue: createAddress });
    await press('a@example.com, Celia');
    for (const text of [' ', 'Okafor', ' ', '<celia@example.com>']) {
      await press(text);
      element.options = [...people];
      await element.updateComplete;
    }
    expect(input(element).value).toBe('Celia Okafor <celia@example.com>');
    await press('{Enter}');
    expect(element.values).toEqual(['a@example.com', 'celia@example.com']);
  });

  it('keeps the spaces of a description by which an option is found', async () => {
    const { element, press } = await createCombobox({ multiple: true });
    input(element).focus();
    await press('the pine tree');
    expect([input(element).value, activeLabel(element)]).toEqual(['the pine tree', 'Maine']);
  });

  it('adds the typed text of a single value when the user leaves the field, if it is creatable', async () => {
    const { element, press, leave } = await createRecipients({ creatable: true, multiple: false });
    await press('new@example.com');
    expect([element.value, element.validity.badInput]).toEqual([null, true]);
    await leave();
    expect([element.value, element.validity.valid]).toEqual(['new@example.com', true]);
  });

  it('adds the option that the typed text names, and keeps text that names none with an error', async () => {
    const { element, press, leave } = await createRecipients();
    await press('ada nolan,rios, ana');
    await leave();
    expect([element.values, input(element).value]).toEqual([['ada@example.com', 'rio@example.com'], '']);
    input(element).focus();
    await press('nobody');
    await leave();
    expect([input(element).value, errorText(element), element.form!.checkValidity()]).toEqual([
      'nobody',
      'Choose one from the list.',
      false,
    ]);
  });

  it('does not choose between options with the same label', async () => {
    const { element, press, leave } = await createRecipients({ multiple: false });
    await press('Jo Smith');
    await leave();
    expect([element.value, input(element).value, element.validity.badInput]).toEqual([null, 'Jo Smith', true]);
  });

  it('activates an option only if it starts with the text and the text is no value itself', async () => {
    const { element, press } = await createRecipients({ creatable: true, createValue: createAddress });
    await press('nolan');
    expect([options(element).map(labelOf), activeLabel(element)]).toEqual([['Ada Nolan'], null]);
    input(element).select();
    await press('ada');
    expect(activeLabel(element)).toBe('Ada Nolan');
    input(element).select();
    await press('a@example.com');
    expect([options(element).map(labelOf), activeLabel(element)]).toEqual([['Ada Nolan', 'Add “a@example.com”'], null]);
    await press('{Enter}');
    expect(element.values).toEqual(['a@example.com']);
  });

  it('keeps a value that is typed again, instead of removing it', async () => {
    const { element, press } = await createRecipients({ values: ['ada@example.com'] });
    await press('Ada Nolan{Enter}');
    expect([element.values, input(element).value]).toEqual([['ada@example.com'], '']);
  });

  it('adds an option by its value in any case if it is creatable, but not a disabled one', async () => {
    const { element, press, leave } = await createRecipients({ creatable: true });
    await press('ADA@example.com,left@example.com');
    await leave();
    expect([element.values, input(element).value]).toEqual([['ada@example.com'], 'left@example.com']);
  });

  it('takes accents for a difference where other text can be added', async () => {
    const { element, press, leave } = await createRecipients({ creatable: true, separators: ';' });
    await press('Rios, Ana');
    await leave();
    expect(element.values).toEqual(['Rios, Ana']);
  });

  it('splits pasted text outside of quotes, and keeps what it can’t add', async () => {
    const { element, paste, events, additions } = await createRecipients({
      creatable: true,
      createValue: createAddress,
    });
    await paste('"Last, First" <last@example.com>; b@example.com, nobody\nc@example.com\tada@example.com');
    expect([element.values, input(element).value, errorText(element), events]).toEqual([
      ['last@example.com', 'b@example.com', 'c@example.com', 'ada@example.com'],
      'nobody',
      'nobody isn’t valid here.',
      [
        'input last@example.com b@example.com c@example.com ada@example.com',
        'change last@example.com b@example.com c@example.com ada@example.com',
      ],
    ]);
    expect(additions[0]).toEqual({ text: '"Last, First" <last@example.com>', value: 'last@example.com' });
  });

  it('leaves a single pasted text to the browser', async () => {
    const { element, paste } = await createRecipients({ creatable: true });
    expect([(await paste('b@example.com')).defaultPrevented, element.values]).toEqual([false, []]);
  });

  it('splits only at its separators', async () => {
    const { element, press, leave } = await createRecipients({ creatable: true, separators: ';' });
    await press('Paris, France;Lyon, France');
    await leave();
    expect(element.values).toEqual(['Paris, France', 'Lyon, France']);
  });

  it('does not split while an input method composes', async () => {
    const { element } = await createRecipients({ creatable: true });
    input(element).value = 'ab,';
    input(element).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
    expect(element.values).toEqual([]);
  });

  it('refuses to be submitted with text that is not added, and includes it in the data', async () => {
    const { element, press } = await createRecipients({ creatable: true, values: ['ada@example.com'] });
    await press('b@example.com');
    let isSubmitted = false;
    element.form!.addEventListener('submit', () => {
      isSubmitted = true;
    });
    element.form!.requestSubmit();
    await element.updateComplete;
    expect([isSubmitted, errorText(element), new FormData(element.form!).getAll('to')]).toEqual([
      false,
      'Press Enter to add “b@example.com”.',
      ['ada@example.com', 'b@example.com'],
    ]);
  });
});
