import '#define/toggle-group.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { describeFormControl } from '#testing/form-suite.ts';
import type { PlinthToggleGroup } from './toggle-group.ts';
import type { PlinthToggleItem } from './toggle-item.ts';

const items = html`<plinth-toggle-item value="in">Money in</plinth-toggle-item>
  <plinth-toggle-item value="out">Money out</plinth-toggle-item>
  <plinth-toggle-item value="fees">Fees</plinth-toggle-item>`;

describeElement({
  name: 'toggle-group',
  define: () => import('#define/toggle-group.ts'),
  template: () =>
    html`<plinth-toggle-group style="background: var(--plinth-color-surface)" label="Series" multiple value="in out"
      >${items}</plinth-toggle-group
    >`,
});

for (const multiple of [false, true]) {
  describeFormControl<PlinthToggleGroup>({
    name: `<plinth-toggle-group${multiple ? ' multiple' : ''}>`,
    create: () => {
      const group = Object.assign(document.createElement('plinth-toggle-group'), { label: 'Series', multiple });
      for (const value of ['in', 'out']) {
        group.append(Object.assign(document.createElement('plinth-toggle-item'), { value, textContent: value }));
      }
      return group;
    },
    fill: async (control) => userEvent.click(control.querySelector('[value="out"]')!),
    set: (control) => {
      control.values = ['out'];
    },
    filled: 'out',
    empty: null,
    restorable: true,
  });
}

async function createGroup(template: ReturnType<typeof html>) {
  const form = await fixture<HTMLFormElement>(html`<form>${template}</form>`);
  const group = form.querySelector<PlinthToggleGroup>('plinth-toggle-group')!;
  await group.updateComplete;
  const toggleItems = [...group.querySelectorAll<PlinthToggleItem>('plinth-toggle-item')];
  for (const item of toggleItems) await item.updateComplete;
  const events: string[] = [];
  for (const type of ['input', 'change'])
    group.addEventListener(type, (event) => {
      if (event.target === group) events.push(`${type} ${group.values.join(',')}`);
    });
  const settle = async () => {
    await group.updateComplete;
    for (const item of toggleItems) await item.updateComplete;
  };
  return { form, group, toggleItems, events, settle };
}

describe('<plinth-toggle-group>', () => {
  it('has at most one item on, which can be turned off again', async () => {
    const { toggleItems, group, events } = await createGroup(
      html`<plinth-toggle-group label="Series">${items}</plinth-toggle-group>`,
    );
    await userEvent.click(toggleItems[0]!);
    await userEvent.click(toggleItems[2]!);
    await userEvent.click(toggleItems[2]!);
    expect(events).toEqual(['input in', 'change in', 'input fees', 'change fees', 'input ', 'change ']);
    expect(group.values).toEqual([]);
    expect(page.getByRole('radiogroup', { name: 'Series' }).elements().length).toBe(1);
  });

  it('keeps its last value when required', async () => {
    const { toggleItems, group, events, settle } = await createGroup(
      html`<plinth-toggle-group label="Series" required value="in">${items}</plinth-toggle-group>`,
    );
    await userEvent.click(toggleItems[0]!);
    await settle();
    expect([group.values, events, toggleItems[0]!.on]).toEqual([['in'], [], true]);
    expect(page.getByRole('radio', { name: 'Money in' }).element().matches(':checked')).toBe(true);
  });

  it('submits every value under its name when multiple', async () => {
    const { form, toggleItems, group } = await createGroup(
      html`<plinth-toggle-group name="series" label="Series" multiple value="in fees">${items}</plinth-toggle-group>`,
    );
    expect(new FormData(form).getAll('series')).toEqual(['in', 'fees']);
    await userEvent.click(toggleItems[1]!);
    await userEvent.click(toggleItems[0]!);
    expect([group.values, new FormData(form).getAll('series')]).toEqual([
      ['fees', 'out'],
      ['fees', 'out'],
    ]);
    form.reset();
    expect(new FormData(form).getAll('series')).toEqual(['in', 'fees']);
  });

  it('submits and accepts only values whose item is present and enabled', async () => {
    const { form, toggleItems, group, settle } = await createGroup(
      html`<plinth-toggle-group name="series" label="Series" multiple required value="in fees"
        >${items}</plinth-toggle-group
      >`,
    );
    toggleItems[0]!.disabled = true;
    await settle();
    expect([new FormData(form).getAll('series'), group.validity.valid]).toEqual([['fees'], true]);
    toggleItems[2]!.remove();
    await settle();
    expect([new FormData(form).getAll('series'), group.validity.valueMissing]).toEqual([[], true]);
    expect(group.values).toEqual(['in', 'fees']);
    group.multiple = false;
    toggleItems[0]!.disabled = false;
    await settle();
    expect([new FormData(form).getAll('series'), group.validity.valid]).toEqual([['in'], true]);
  });

  it('moves with arrows without a change, skipping disabled items, and turns on with Space', async () => {
    const { toggleItems, group } = await createGroup(
      html`<plinth-toggle-group label="Series" multiple>${items}</plinth-toggle-group>`,
    );
    toggleItems[1]!.disabled = true;
    await toggleItems[1]!.updateComplete;
    toggleItems[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([document.activeElement, group.values]).toEqual([toggleItems[2], []]);
    await userEvent.keyboard(' ');
    expect(group.values).toEqual(['fees']);
  });

  it('has one tab stop', async () => {
    const { toggleItems } = await createGroup(
      html`<plinth-toggle-group label="Series" value="out">${items}</plinth-toggle-group>`,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(toggleItems[1]);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows its error message', async () => {
    const { group } = await createGroup(
      html`<plinth-toggle-group label="Series" error="Choose one.">${items}</plinth-toggle-group>`,
    );
    expect(group.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim()).toBe('Choose one.');
  });
});
