import type { LitElement } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { createElement, mount, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const focusable: Specimen[] = [];
/** Those that delegate the focus to a tab stop of their own shadow tree, not of a child. */
const delegating: Specimen[] = [];

for (const specimen of specimens) {
  const element = await mount(specimen);
  element.focus();
  if (element.matches(':focus-within')) focusable.push(specimen);
  const active = element.shadowRoot?.activeElement;
  if (element.shadowRoot?.delegatesFocus && active instanceof HTMLElement && active.tabIndex >= 0)
    delegating.push(specimen);
  element.remove();
}

it('finds the elements that can be focused', () => {
  expect([focusable.length > 40, delegating.length > 25]).toEqual([true, true]);
});

describe.each(['plinth-dialog', 'plinth-drawer'])('in a %s', (tag) => {
  /** Creates a modal with a text field before an element with `autofocus`. */
  function createModal(specimen: Specimen) {
    const modal = Object.assign(document.createElement(tag) as LitElement & { open: boolean }, {
      heading: 'Edit',
      closable: true,
    });
    const element = createElement(specimen);
    element.autofocus = true;
    modal.append(document.createElement('input'), element);
    return { modal, element };
  }

  it.each(focusable)('$tag with autofocus is focused', async (specimen) => {
    const { modal, element } = createModal(specimen);
    document.body.append(modal);
    await rendered(modal);
    modal.open = true;
    await modal.updateComplete;
    expect(element.matches(':focus-within')).toBe(true);
  });

  it('focuses an element that is inserted together with the open modal', async () => {
    const specimen = focusable.find((each) => each.tag === 'plinth-money-field')!;
    const { modal, element } = createModal(specimen);
    modal.open = true;
    document.body.append(modal);
    await rendered(modal);
    expect(document.activeElement).toBe(element);
  });
});

it.each(delegating)('in a native dialog, $tag with autofocus is focused', async (specimen) => {
  const dialog = document.createElement('dialog');
  const element = createElement(specimen);
  element.autofocus = true;
  dialog.append(document.createElement('input'), element);
  document.body.append(dialog);
  await rendered(element);
  dialog.showModal();
  expect(document.activeElement).toBe(element);
});
