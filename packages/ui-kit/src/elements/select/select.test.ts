import '#define/select.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { iconBell } from '#icons/icons.ts';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthSelect } from './select.ts';

const states = [
  { value: 'me', label: 'Maine', group: 'East', description: 'The Pine Tree State' },
  { value: 'or', label: 'Oregon', group: 'West', icon: iconBell },
  { value: 'ca', label: 'California', group: 'West', disabled: true },
  { value: 'wa', label: 'Washington', group: 'West' },
  { value: 'dc', label: 'District' },
];

describeElement({
  name: 'select',
  define: () => import('#define/select.ts'),
  template: () =>
    html`<plinth-select
      style="background: var(--plinth-color-surface)"
      label="State"
      help="Of the company"
      clearable
      value="or"
      .options=${states}
    ></plinth-select>`,
});

const native = (element: PlinthSelect) => element.shadowRoot!.querySelector('select')!;
const clearButton = (element: PlinthSelect) => element.shadowRoot!.querySelector<HTMLButtonElement>('[part="clear"]');
const shownText = (element: PlinthSelect) => native(element).querySelector('button')!.textContent.trim();
const activeValue = (element: PlinthSelect) => {
  const { activeElement } = element.shadowRoot!;
  return activeElement instanceof HTMLOptionElement ? activeElement.value : null;
};

describeFormControl<PlinthSelect>({
  name: '<plinth-select>',
  create: () => Object.assign(document.createElement('plinth-select'), { label: 'State', options: states }),
  fill: async (control) => {
    control.focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
  },
  set: (control) => {
    control.value = 'wa';
  },
  filled: 'wa',
  empty: '',
  submitsOnEnter: false,
  restorable: true,
});

async function createSelect(template = html`<plinth-select label="State" .options=${states}></plinth-select>`) {
  const element = await fixture<PlinthSelect>(template);
  const events: string[] = [];
  for (const type of ['input', 'change']) element.addEventListener(type, () => events.push(`${type} ${element.value}`));
  const press = async (text: string) => {
    await userEvent.keyboard(text);
    await element.updateComplete;
  };
  return { element, events, press };
}

describe('<plinth-select>', () => {
  it('is a named combobox whose options are in named groups, those without a group first', async () => {
    const { element } = await createSelect();
    expect(page.getByRole('combobox', { name: 'State' }).element()).toBe(native(element));
    const lists = [...native(element).children].map((child) =>
      child instanceof HTMLOptGroupElement
        ? [child.label, ...[...child.children].map((option) => option.getAttribute('value'))]
        : child.getAttribute('value'),
    );
    expect(lists).toEqual([null, '', 'dc', ['East', null, 'me'], ['West', null, 'or', 'ca', 'wa']]);
  });

  it('selects with the keyboard, skipping disabled options, and emits input and change once', async () => {
    const { element, events, press } = await createSelect();
    element.focus();
    await press('{ArrowDown}{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect([activeValue(element), element.value]).toEqual(['wa', null]);
    await press('{Enter}');
    expect([element.value, events, shownText(element)]).toEqual(['wa', ['input wa', 'change wa'], 'Washington']);
  });

  it('moves to the ends of the open list with End, Home, Page Down and Page Up, and closes on Escape', async () => {
    const { element, events, press } = await createSelect();
    element.focus();
    const moves: (string | null)[] = [];
    for (const key of ['{ArrowDown}', '{End}', '{Home}', '{PageDown}', '{PageUp}', '{Escape}']) {
      await press(key);
      moves.push(activeValue(element));
    }
    expect(moves.slice(1)).toEqual(['wa', 'dc', 'wa', 'dc', null]);
    expect([events, element.shadowRoot!.activeElement]).toEqual([[], native(element)]);
  });

  it('selects the option whose label starts with the typed letters', async () => {
    const { element, press } = await createSelect();
    element.focus();
    await press('was');
    expect(element.value).toBe('wa');
  });

  it('selects an option that is clicked', async () => {
    const { element, events } = await createSelect();
    await userEvent.click(native(element));
    const option = native(element).querySelector<HTMLOptionElement>('[value="me"]')!;
    expect(option.checkVisibility()).toBe(true);
    await userEvent.click(option);
    expect([element.value, events]).toEqual(['me', ['input me', 'change me']]);
  });

  it('shows a value that is none of the options as an error, and does not submit it, once there are options', async () => {
    const { element } = await createSelect(
      html`<plinth-select label="State" name="state" value="ut" .options=${[]}></plinth-select>`,
    );
    const form = document.createElement('form');
    element.before(form);
    form.append(element);
    const errorText = () => element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();
    expect([new FormData(form).get('state'), element.validity.valid]).toEqual(['ut', true]);
    element.options = states;
    await element.updateComplete;
    expect([new FormData(form).get('state'), element.validity.badInput, errorText()]).toEqual([
      '',
      true,
      'ut isn’t in the list.',
    ]);
    element.value = 'or';
    await element.updateComplete;
    expect([new FormData(form).get('state'), element.validity.valid, errorText()]).toEqual(['or', true, '']);
  });

  it('does not submit a value while its option is disabled, and is unanswered then', async () => {
    const { element } = await createSelect(
      html`<plinth-select label="State" name="state" value="ca" required .options=${states}></plinth-select>`,
    );
    const form = document.createElement('form');
    form.append(element);
    expect([new FormData(form).get('state'), element.validity.valueMissing]).toEqual(['', true]);
    element.options = [{ value: 'ca', label: 'California' }];
    expect([new FormData(form).get('state'), element.validity.valid]).toEqual(['ca', true]);
  });

  it('shows the placeholder while nothing is selected, and a value that is not among the options as it is', async () => {
    const { element } = await createSelect(
      html`<plinth-select label="State" placeholder="Choose a state" .options=${states}></plinth-select>`,
    );
    expect(shownText(element)).toBe('Choose a state');
    element.value = 'id';
    await element.updateComplete;
    expect(shownText(element)).toBe('id');
    element.options = [...states, { value: 'id', label: 'Idaho' }];
    await element.updateComplete;
    expect(shownText(element)).toBe('Idaho');
  });

  it('shows the icon of the selected option, and a description only in the list', async () => {
    const { element } = await createSelect(
      html`<plinth-select label="State" value="or" .options=${states}></plinth-select>`,
    );
    expect(element.shadowRoot!.querySelector('.start path')!.getAttribute('d')).toBe(iconBell);
    expect(native(element).querySelector('[value="me"] .description')!.textContent).toBe('The Pine Tree State');
    element.value = 'me';
    await element.updateComplete;
    expect([shownText(element), element.shadowRoot!.querySelector('.start')]).toEqual(['Maine', null]);
  });

  it('places the list below or above the field, as wide as the field', async () => {
    const { element, press } = await createSelect();
    const frame = element.shadowRoot!.querySelector('[part="control"]')!;
    const rows = () => native(element).querySelector('[value="me"]')!.getBoundingClientRect();
    element.focus();
    await press('{ArrowDown}');
    const below = [
      rows().top - frame.getBoundingClientRect().bottom,
      rows().width - frame.getBoundingClientRect().width,
    ];
    await press('{Escape}');
    element.style.position = 'fixed';
    element.style.insetBlockEnd = '0';
    element.style.inlineSize = '20rem';
    await press('{ArrowDown}');
    expect([below[0]! > 0, Math.abs(below[1]!) < 16, rows().bottom < frame.getBoundingClientRect().top]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('clears with its button and with Delete, and keeps the focus', async () => {
    const { element, events, press } = await createSelect(
      html`<plinth-select label="State" value="or" clearable .options=${states}></plinth-select>`,
    );
    await userEvent.click(page.getByRole('button', { name: 'Clear State' }));
    await element.updateComplete;
    expect([element.value, events, clearButton(element), element.shadowRoot!.activeElement]).toEqual([
      null,
      ['input null', 'change null'],
      null,
      native(element),
    ]);
    element.value = 'me';
    await press('{Delete}{Delete}');
    expect([element.value, events.length]).toEqual([null, 4]);
  });

  it('does not clear with Delete unless it is clearable', async () => {
    const { element, press } = await createSelect(
      html`<plinth-select label="State" value="or" .options=${states}></plinth-select>`,
    );
    element.focus();
    await press('{Delete}{Backspace}');
    expect(element.value).toBe('or');
  });

  it('is not changed by the user while it is read-only, but submitted and focusable', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <plinth-select
          label="State"
          name="state"
          value="or"
          readonly
          required
          clearable
          .options=${states}
        ></plinth-select>
      </form>`,
    );
    const element = form.querySelector('plinth-select')!;
    await userEvent.click(native(element));
    expect([native(element).matches(':open'), element.shadowRoot!.activeElement]).toEqual([false, native(element)]);
    await userEvent.keyboard('{ArrowDown}{Enter} {End}{Delete}w');
    await element.updateComplete;
    expect([native(element).matches(':open'), element.value, clearButton(element)]).toEqual([false, 'or', null]);
    expect([new FormData(form).get('state'), native(element).getAttribute('aria-readonly')]).toEqual(['or', 'true']);
    element.value = null;
    expect(element.validity.valid).toBe(true);
  });

  it('is unanswered while it is required and its value is empty, and shows the error after a change', async () => {
    const { element, press } = await createSelect(
      html`<plinth-select
        label="State"
        required
        clearable
        value="or"
        .options=${[{ value: '', label: 'Any' }, ...states]}
      ></plinth-select>`,
    );
    const error = () => element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();
    element.focus();
    await press('{ArrowDown}{Home}{Enter}');
    expect([element.value, shownText(element), element.validity.valueMissing, error()]).toEqual([
      '',
      'Any',
      true,
      'Choose one.',
    ]);
  });

  it('ignores options without a value', async () => {
    const { element } = await createSelect();
    Reflect.set(element, 'options', [null, { label: 'No value' }, { value: 'or' }]);
    await element.updateComplete;
    expect([...native(element).options].map(({ text }) => text)).toEqual(['', 'or']);
  });

  it('opens its list from a script while the user interacts', async () => {
    const { element } = await createSelect();
    const button = await fixture<HTMLButtonElement>(html`<button>Open</button>`);
    button.addEventListener('click', () => element.showPicker());
    await userEvent.click(button);
    expect(native(element).matches(':open')).toBe(true);
  });
});
