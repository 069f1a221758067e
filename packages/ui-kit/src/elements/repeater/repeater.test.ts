import '#define/repeater.ts';
import { fixture, html } from '@open-wc/testing';
import { nothing, type TemplateResult } from 'lit';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import { rendered } from '#testing/specimens.ts';
import type { PlinthRepeater } from './repeater.ts';

const item = (value: string): TemplateResult =>
  html`<plinth-repeater-item><input name="guest" aria-label="Name" .defaultValue=${value} /></plinth-repeater-item>`;

describeElement({
  name: 'repeater',
  define: () => import('#define/repeater.ts'),
  template: () =>
    html`<plinth-repeater style="background: var(--plinth-color-surface)" label="Guests"
      >${item('Ada')}${item('Ben')}</plinth-repeater
    >`,
});

interface Setup {
  readonly names?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly hasTemplate?: boolean;
}

async function createRepeater({ names = ['Ada', 'Ben', 'Cleo'], min = 1, max, hasTemplate = true }: Setup = {}) {
  const form = await fixture<HTMLFormElement>(
    html`<form>
      <plinth-repeater label="Guests" item-label="Guest" add-label="Add a guest" min=${min} max=${max ?? nothing}>
        ${names.map(item)} ${hasTemplate ? html`<template></template>` : nothing}
      </plinth-repeater>
    </form>`,
  );
  const repeater = form.querySelector<PlinthRepeater>('plinth-repeater')!;
  const template = form.querySelector('template');
  if (template)
    template.innerHTML = '<plinth-repeater-item><input name="guest" aria-label="Name" /></plinth-repeater-item>';
  await rendered(form);
  const guests = () => new FormData(form).getAll('guest');
  const press = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name }));
    await rendered(form);
  };
  const focused = () => (document.activeElement as HTMLInputElement).value;
  const button = (name: string) => page.getByRole('button', { name });
  return { form, repeater, guests, press, focused, button };
}

describe('<plinth-repeater>', () => {
  it('adds an item from its template and focuses its first field', async () => {
    const { press, guests, form } = await createRepeater();
    await press('Add a guest');
    await userEvent.keyboard('Dan');
    expect(guests()).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
    await expect.element(page.getByRole('group', { name: 'Guest 4' })).toBeVisible();
    expect(form.querySelectorAll('plinth-repeater-item').length).toBe(4);
  });

  it('removes an item, numbers the others and focuses the next one, or the last', async () => {
    const { press, guests, focused, repeater } = await createRepeater();
    await press('Remove Guest 2');
    expect([guests(), focused()]).toEqual([['Ada', 'Cleo'], 'Cleo']);
    expect(repeater.shadowRoot!.querySelector('[role="status"]')!.textContent).toBe('Guest 2 removed');
    await press('Remove Guest 2');
    expect([guests(), focused()]).toEqual([['Ada'], 'Ada']);
  });

  it('keeps as many items as `min` and takes no more than `max`', async () => {
    const { press, button } = await createRepeater({ names: ['Ada', 'Ben'], min: 2, max: 3 });
    await expect.element(button('Remove Guest 1')).toBeDisabled();
    await press('Add a guest');
    await expect.element(button('Remove Guest 1')).toBeEnabled();
    await expect.element(button('Add a guest')).toBeDisabled();
    await expect.element(page.getByText('No more than 3')).toBeVisible();
  });

  it('keeps an item whose removal the page cancels, and adds none that it cancels', async () => {
    const { repeater, press, guests } = await createRepeater();
    for (const name of ['plinth-item-add', 'plinth-item-remove'])
      repeater.addEventListener(name, (event) => event.preventDefault());
    await press('Remove Guest 2');
    await press('Add a guest');
    expect(guests()).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(repeater.shadowRoot!.querySelector('[role="status"]')!.textContent).toBe('');
  });

  it('leaves the items to a page without a template, and moves the focus when the page has changed them', async () => {
    const { repeater, form, press, focused } = await createRepeater({ hasTemplate: false });
    const events: unknown[] = [];
    for (const name of ['plinth-item-add', 'plinth-item-remove'])
      repeater.addEventListener(name, (event) => events.push((event as CustomEvent<{ index: number }>).detail.index));
    await press('Remove Guest 2');
    await press('Add a guest');
    expect([events, repeater.children.length]).toEqual([[1, 3], 3]);
    repeater.insertAdjacentHTML(
      'beforeend',
      '<plinth-repeater-item><input aria-label="Name" value="Dan" /></plinth-repeater-item>',
    );
    await rendered(form);
    expect(focused()).toBe('Dan');
  });

  it('leaves the focus where the user has gone before the page adds the item', async () => {
    const { repeater, form, press, focused } = await createRepeater({ hasTemplate: false });
    await press('Add a guest');
    form.querySelector('input')!.focus();
    repeater.insertAdjacentHTML(
      'beforeend',
      '<plinth-repeater-item><input aria-label="Name" value="Dan" /></plinth-repeater-item>',
    );
    await rendered(form);
    expect(focused()).toBe('Ada');
  });

  it('removes only the item of an inner repeater', async () => {
    const { repeater, form, guests } = await createRepeater({ names: ['Ada', 'Ben'] });
    repeater.firstElementChild!.insertAdjacentHTML(
      'beforeend',
      `<plinth-repeater item-label="Child"><plinth-repeater-item>Eve</plinth-repeater-item
        ><plinth-repeater-item>Finn</plinth-repeater-item><template></template></plinth-repeater>`,
    );
    await rendered(form);
    await userEvent.click(page.getByRole('button', { name: 'Remove Child 2' }));
    await rendered(form);
    expect([guests(), page.getByText('Finn').elements().length]).toEqual([['Ada', 'Ben'], 0]);
  });
});
