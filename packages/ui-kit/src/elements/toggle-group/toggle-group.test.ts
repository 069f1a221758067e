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

async function groupOf(template: ReturnType<typeof html>) {
  const root = await fixture<HTMLElement>(html`<form>${template}</form>`);
  const group = root.querySelector<PlinthToggleGroup>('plinth-toggle-group')!;
  await group.updateComplete;
  const all = [...group.querySelectorAll<PlinthToggleItem>('plinth-toggle-item')];
  for (const item of all) await item.updateComplete;
  const seen: string[] = [];
  for (const type of ['input', 'change'])
    group.addEventListener(type, (event) => {
      if (event.target === group) seen.push(`${type} ${group.values.join(',')}`);
    });
  const rest = async () => {
    await group.updateComplete;
    for (const item of all) await item.updateComplete;
  };
  return { root: root as HTMLFormElement, group, all, seen, rest };
}

describe('<plinth-toggle-group>', () => {
  it('has at most one item on, which can be turned off again', async () => {
    const { all, group, seen } = await groupOf(
      html`<plinth-toggle-group label="Series">${items}</plinth-toggle-group>`,
    );
    await userEvent.click(all[0]!);
    await userEvent.click(all[2]!);
    await userEvent.click(all[2]!);
    expect(seen).toEqual(['input in', 'change in', 'input fees', 'change fees', 'input ', 'change ']);
    expect(group.values).toEqual([]);
    expect(page.getByRole('radiogroup', { name: 'Series' }).elements().length).toBe(1);
  });

  it('keeps its last value when required', async () => {
    const { all, group, seen, rest } = await groupOf(
      html`<plinth-toggle-group label="Series" required value="in">${items}</plinth-toggle-group>`,
    );
    await userEvent.click(all[0]!);
    await rest();
    expect([group.values, seen, all[0]!.on]).toEqual([['in'], [], true]);
    expect(page.getByRole('radio', { name: 'Money in' }).element().matches(':checked')).toBe(true);
  });

  it('submits every value under its name when multiple', async () => {
    const { root, all, group } = await groupOf(
      html`<plinth-toggle-group name="series" label="Series" multiple value="in fees">${items}</plinth-toggle-group>`,
    );
    expect(new FormData(root).getAll('series')).toEqual(['in', 'fees']);
    await userEvent.click(all[1]!);
    await userEvent.click(all[0]!);
    expect([group.values, new FormData(root).getAll('series')]).toEqual([
      ['fees', 'out'],
      ['fees', 'out'],
    ]);
    root.reset();
    expect(new FormData(root).getAll('series')).toEqual(['in', 'fees']);
  });

  it('moves with arrows without a change, skipping disabled items, and turns on with Space', async () => {
    const { all, group } = await groupOf(
      html`<plinth-toggle-group label="Series" multiple>${items}</plinth-toggle-group>`,
    );
    all[1]!.disabled = true;
    await all[1]!.updateComplete;
    all[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([document.activeElement, group.values]).toEqual([all[2], []]);
    await userEvent.keyboard(' ');
    expect(group.values).toEqual(['fees']);
  });

  it('has one tab stop', async () => {
    const { all } = await groupOf(html`<plinth-toggle-group label="Series" value="out">${items}</plinth-toggle-group>`);
    await userEvent.tab();
    expect(document.activeElement).toBe(all[1]);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows its error message', async () => {
    const { group } = await groupOf(
      html`<plinth-toggle-group label="Series" error="Choose one.">${items}</plinth-toggle-group>`,
    );
    expect(group.shadowRoot!.querySelector('[part="error"]')!.textContent!.trim()).toBe('Choose one.');
  });
});
