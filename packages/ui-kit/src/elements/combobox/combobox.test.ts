import '#define/combobox.ts';
import { html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCombobox, input, labelOf, options, states } from '#testing/combobox-fixture.ts';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthCombobox } from './combobox.ts';

describeElement({
  name: 'combobox',
  define: () => import('#define/combobox.ts'),
  template: () =>
    html`<plinth-combobox label="States" multiple open .options=${states} .values=${['or', 'me']}></plinth-combobox>`,
});

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

const chips = (element: PlinthCombobox) => [...element.shadowRoot!.querySelectorAll('.chip')].map(labelOf);
const errorText = (element: PlinthCombobox) => element.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describe('<plinth-combobox>', () => {
  it('filters by label and description, ignoring case and accents', async () => {
    const { element, press } = await createCombobox();
    input(element).focus();
    await press('PÍNE');
    expect(options(element).map(labelOf)).toEqual(['Maine']);
    await press('{ArrowDown}{Enter}');
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

  it('emits no change on blur for text that a form reset has removed', async () => {
    const { element, press, events } = await createCombobox({ defaultValue: 'or' });
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    input(element).select();
    await press('Utah');
    events.length = 0;
    form.reset();
    await userEvent.tab();
    await element.updateComplete;
    expect([events, input(element).value, errorText(element)]).toEqual([[], 'Oregon', '']);
    form.remove();
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
    options(element)[0]!.click();
    await element.updateComplete;
    expect([element.value, input(element).value, created, element.validity.valid]).toEqual([
      'Utah',
      'Utah',
      ['Utah'],
      true,
    ]);
  });

  it('shows a value that is none of the options as an error, and submits only the others, once there are options', async () => {
    const { element } = await createCombobox(
      { options: [], multiple: true, values: ['or', 'ut'] },
      html`<form><plinth-combobox label="State" name="state"></plinth-combobox></form>`,
    );
    const submitted = () => new FormData(element.form!).getAll('state');
    expect([submitted(), element.validity.valid]).toEqual([['or', 'ut'], true]);
    element.options = states;
    await element.updateComplete;
    expect([submitted(), element.validity.badInput, errorText(element)]).toEqual([
      ['or'],
      true,
      'ut isn’t in the list.',
    ]);
    element.options = [...states, { value: 'ut', label: 'Utah' }];
    await element.updateComplete;
    expect([submitted(), element.validity.valid, errorText(element)]).toEqual([['or', 'ut'], true, '']);
  });

  it.each([{ creatable: true }, { remote: true }])(
    'accepts a value that is none of the options with %o',
    async (values) => {
      const { element } = await createCombobox({ ...values, value: 'ut' });
      expect([element.validity.valid, errorText(element)]).toEqual([true, '']);
    },
  );

  it('does not submit a value while its option is disabled, and is unanswered then', async () => {
    const { element } = await createCombobox(
      { value: 'ca', required: true },
      html`<form><plinth-combobox label="State" name="state"></plinth-combobox></form>`,
    );
    expect([new FormData(element.form!).get('state'), element.validity.valueMissing]).toEqual(['', true]);
    element.options = [{ value: 'ca', label: 'California' }];
    expect([new FormData(element.form!).get('state'), element.validity.valid]).toEqual(['ca', true]);
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
});
