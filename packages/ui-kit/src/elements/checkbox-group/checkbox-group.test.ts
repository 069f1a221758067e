import '#define/checkbox-group.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthCheckbox } from '../checkbox/checkbox.ts';
import type { PlinthCheckboxGroup } from './checkbox-group.ts';

const typeBoxes = html`<plinth-checkbox value="funding">Funding</plinth-checkbox>
  <plinth-checkbox value="collections">Collections</plinth-checkbox>
  <plinth-checkbox value="refunds">Refunds</plinth-checkbox>`;

describeElement({
  name: 'checkbox-group',
  define: () => import('#define/checkbox-group.ts'),
  template: () =>
    html`<plinth-checkbox-group
      style="background: var(--plinth-color-surface)"
      label="Types"
      help="The statement lists these"
      error="Choose two."
      select-all
      >${typeBoxes}</plinth-checkbox-group
    >`,
});

describeFormControl<PlinthCheckboxGroup>({
  name: '<plinth-checkbox-group>',
  create: () => {
    const group = Object.assign(document.createElement('plinth-checkbox-group'), { label: 'Types' });
    for (const value of ['funding', 'refunds']) {
      group.append(Object.assign(document.createElement('plinth-checkbox'), { value, textContent: value }));
    }
    return group;
  },
  fill: async (control) => userEvent.click(control.querySelector('[value="refunds"]')!),
  set: (control) => {
    control.values = ['refunds'];
  },
  filled: 'refunds',
  empty: null,
  restorable: true,
});

async function createGroup(template = html`<plinth-checkbox-group label="Types">${typeBoxes}</plinth-checkbox-group>`) {
  const root = await fixture(template);
  const group = root.matches('plinth-checkbox-group')
    ? (root as PlinthCheckboxGroup)
    : root.querySelector<PlinthCheckboxGroup>('plinth-checkbox-group')!;
  await group.updateComplete;
  const boxes = [...group.querySelectorAll<PlinthCheckbox>('plinth-checkbox')];
  const rendered = async () => {
    await group.updateComplete;
    for (const box of boxes) await box.updateComplete;
    await selectAllOf(group)?.updateComplete;
  };
  await rendered();
  const events: string[] = [];
  for (const type of ['input', 'change'])
    group.addEventListener(type, (event) => {
      if (event.target === group) events.push(`${type} ${group.values.join(' ')}`);
    });
  return { group, boxes, events, rendered };
}

const selectAllOf = (group: PlinthCheckboxGroup) => group.shadowRoot!.querySelector<PlinthCheckbox>('[part="all"]');
const native = (box: PlinthCheckbox) => box.shadowRoot!.querySelector('input')!;
const checkedStates = (boxes: readonly PlinthCheckbox[]) => boxes.map((box) => native(box).checked);
const errorText = (group: PlinthCheckboxGroup) =>
  group.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim();

describe('<plinth-checkbox-group>', () => {
  it('is a named and described group of checkboxes', async () => {
    await createGroup(html`<plinth-checkbox-group label="Types" help="Any">${typeBoxes}</plinth-checkbox-group>`);
    const group = page.getByRole('group', { name: 'Types' });
    expect(group.elements().length).toBe(1);
    expect(page.getByRole('checkbox').elements().length).toBe(3);
  });

  it('submits every selected value under its name, in the order of the checkboxes', async () => {
    const { group, boxes } = await createGroup(
      html`<form><plinth-checkbox-group label="Types" name="type">${typeBoxes}</plinth-checkbox-group></form>`,
    );
    await userEvent.click(boxes[2]!);
    await userEvent.click(boxes[0]!);
    expect(new FormData(group.form!).getAll('type')).toEqual(['funding', 'refunds']);
  });

  it('starts with its checked checkboxes, and returns to them when the form is reset', async () => {
    const { group, boxes, rendered } = await createGroup(
      html`<form>
        <plinth-checkbox-group label="Types" name="type">
          <plinth-checkbox value="a" checked>A</plinth-checkbox><plinth-checkbox value="b">B</plinth-checkbox>
        </plinth-checkbox-group>
      </form>`,
    );
    expect(group.values).toEqual(['a']);
    group.values = ['b'];
    await rendered();
    expect(checkedStates(boxes)).toEqual([false, true]);
    group.form!.reset();
    await rendered();
    expect([group.values, checkedStates(boxes)]).toEqual([['a'], [true, false]]);
  });

  it('starts with the checkboxes that a framework has checked by their property', async () => {
    const { group, boxes } = await createGroup(
      html`<form>
        <plinth-checkbox-group label="Types" name="type">
          <plinth-checkbox value="a" .checked=${true}>A</plinth-checkbox><plinth-checkbox value="b">B</plinth-checkbox>
        </plinth-checkbox-group>
      </form>`,
    );
    expect([group.values, checkedStates(boxes)]).toEqual([['a'], [true, false]]);
  });

  it('emits one input and one change per toggle, with its new values', async () => {
    const { boxes, events } = await createGroup();
    await userEvent.click(boxes[1]!);
    boxes[0]!.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    expect(events).toEqual([
      'input collections',
      'change collections',
      'input funding collections',
      'change funding collections',
      'input collections',
      'change collections',
    ]);
  });

  it('calls the listeners of the page on a checkbox', async () => {
    const { boxes } = await createGroup();
    const changed = vi.fn<() => void>();
    boxes[1]!.addEventListener('change', changed);
    await userEvent.click(boxes[1]!);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('selects and clears all with one checkbox, which shows whether some are selected', async () => {
    const { group, boxes, events, rendered } = await createGroup(
      html`<plinth-checkbox-group label="Types" select-all
        >${typeBoxes}<plinth-checkbox value="fees" disabled>Fees</plinth-checkbox></plinth-checkbox-group
      >`,
    );
    const all = selectAllOf(group)!;
    const state = () => [native(all).checked, native(all).indeterminate];
    expect([all.textContent, state()]).toEqual(['Select all', [false, false]]);
    boxes[0]!.click();
    await rendered();
    expect(state()).toEqual([false, true]);
    await userEvent.click(all);
    await rendered();
    expect([state(), checkedStates(boxes)]).toEqual([
      [true, false],
      [true, true, true, false],
    ]);
    await userEvent.click(all);
    await rendered();
    expect([state(), group.values]).toEqual([[false, false], []]);
    expect(events.slice(2)).toEqual([
      'input funding collections refunds',
      'change funding collections refunds',
      'input ',
      'change ',
    ]);
  });

  it('does not submit or count the values of disabled checkboxes, and follows a change', async () => {
    const { group, boxes } = await createGroup(
      html`<form>
        <plinth-checkbox-group label="Types" name="type" required>
          <plinth-checkbox value="a" checked disabled>A</plinth-checkbox><plinth-checkbox value="b">B</plinth-checkbox>
        </plinth-checkbox-group>
      </form>`,
    );
    expect([group.values, new FormData(group.form!).getAll('type'), group.validity.valueMissing]).toEqual([
      ['a'],
      [],
      true,
    ]);
    boxes[0]!.disabled = false;
    await vi.waitFor(() => expect(new FormData(group.form!).getAll('type')).toEqual(['a']));
    expect(group.validity.valid).toBe(true);
  });

  it('disables its checkboxes while it is disabled, without changing their own state', async () => {
    const { group, boxes, rendered } = await createGroup();
    group.disabled = true;
    await rendered();
    expect(boxes.map((box) => [native(box).disabled, box.disabled])).toEqual(boxes.map(() => [true, false]));
    group.disabled = false;
    await rendered();
    expect(boxes.map((box) => native(box).disabled)).toEqual(boxes.map(() => false));
  });

  it('limits the number of choices, and shows the error when the focus leaves after a choice', async () => {
    const { group, boxes, rendered } = await createGroup(
      html`<plinth-checkbox-group label="Types" min="2" max="2">${typeBoxes}</plinth-checkbox-group>`,
    );
    expect(group.validity.valid).toBe(true);
    await userEvent.click(boxes[0]!);
    await rendered();
    expect([group.validity.rangeUnderflow, errorText(group)]).toEqual([true, '']);
    native(boxes[0]!).blur();
    await rendered();
    expect([errorText(group), native(boxes[1]!).getAttribute('aria-invalid')]).toEqual(['Choose at least 2.', 'true']);
    await userEvent.click(boxes[1]!);
    await rendered();
    expect([group.validity.valid, errorText(group)]).toEqual([true, '']);
    await userEvent.click(boxes[2]!);
    await rendered();
    expect([group.validity.rangeOverflow, errorText(group)]).toEqual([true, 'Choose at most 2.']);
  });

  it('asks for one choice, or for the minimum, while it is required and empty', async () => {
    const { group } = await createGroup(
      html`<plinth-checkbox-group label="Types" required>${typeBoxes}</plinth-checkbox-group>`,
    );
    expect([group.validity.valueMissing, group.validationMessage]).toEqual([true, 'Choose at least one.']);
    group.min = 2;
    expect(group.validationMessage).toBe('Choose at least 2.');
  });

  it('includes checkboxes that are added later, and keeps values without a checkbox, which it does not submit', async () => {
    const { group, boxes } = await createGroup();
    group.name = 'type';
    const form = document.createElement('form');
    group.before(form);
    form.append(group);
    group.values = ['fees'];
    group.required = true;
    expect([new FormData(form).getAll('type'), group.validity.valueMissing]).toEqual([[], true]);
    group.values = ['fees', 'refunds'];
    boxes[0]!.click();
    expect(group.values).toEqual(['funding', 'refunds', 'fees']);
    const box = Object.assign(document.createElement('plinth-checkbox'), { value: 'fees', textContent: 'Fees' });
    group.append(box);
    await vi.waitFor(() => expect(box.checked).toBe(true));
    expect(new FormData(form).getAll('type')).toEqual(['funding', 'refunds', 'fees']);
  });

  it('focuses its first enabled checkbox', async () => {
    const { group, boxes } = await createGroup();
    boxes[0]!.disabled = true;
    group.focus();
    expect(document.activeElement).toBe(boxes[1]);
  });

  it('ignores limits that are not positive numbers, and a saved state that is not a list', async () => {
    const { group, boxes } = await createGroup(
      html`<plinth-checkbox-group label="Types" min="-1" max="many">${typeBoxes}</plinth-checkbox-group>`,
    );
    boxes[0]!.click();
    group.formStateRestoreCallback('Portland');
    expect([group.values, group.validity.valid]).toEqual([['funding'], true]);
  });
});
