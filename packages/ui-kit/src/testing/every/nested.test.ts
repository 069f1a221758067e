import type { LitElement } from 'lit';
import { afterEach, describe, expect, it } from 'vitest';
import { renderedMarkup, createElement, mount, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const DEPTH = 5;

/** Puts an element into nested closed shadow trees. Its children stay in the page and are passed on through slots. */
async function nest(
  specimen: Specimen,
  before = '',
): Promise<{ readonly element: LitElement; readonly root: ShadowRoot }> {
  const element = createElement(specimen);
  const slots = [...new Set([...element.children].map(({ slot }) => slot))];
  if ([...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) && !slots.includes(''))
    slots.push('');
  const createSlots = (): HTMLSlotElement[] =>
    slots.map((name) => Object.assign(document.createElement('slot'), name === '' ? {} : { name, slot: name }));
  const outermost = document.createElement('div');
  outermost.append(...element.childNodes);
  document.body.append(outermost);
  let root = outermost.attachShadow({ mode: 'closed' });
  for (let depth = 1; depth < DEPTH; depth += 1) {
    const host = document.createElement('div');
    host.append(...createSlots());
    root.append(host);
    root = host.attachShadow({ mode: 'closed' });
  }
  root.innerHTML = `<form>${before}</form>`;
  element.append(...createSlots());
  root.querySelector('form')?.append(element);
  await rendered(outermost);
  await rendered(element);
  return { element, root };
}

/** Whether an element contains the focus, across shadow trees. */
const hasFocus = (element: Element): boolean => element.matches(':focus-within') || element.matches(':focus');

describe.each(specimens)('$tag', (specimen) => {
  it('renders the same inside five closed shadow trees with its content slotted through', async () => {
    const expected = renderedMarkup(await mount(specimen));
    const { element } = await nest(specimen);
    expect(renderedMarkup(element)).toBe(expected);
  });

  it('receives the focus inside them as in the page', async () => {
    const reference = await mount(specimen);
    reference.focus();
    const expected = hasFocus(reference);
    reference.blur();
    reference.remove();
    const { element } = await nest(specimen);
    element.focus();
    expect(hasFocus(element)).toBe(expected);
  });

  it('is associated with its form and its label inside them', async () => {
    const { element, root } = await nest(specimen, '<label for="it">Label</label>');
    const { formAssociated } = element.constructor as { readonly formAssociated?: boolean };
    element.id = 'it';
    const label = root.querySelector('label');
    label?.click();
    await rendered(element);
    const form = 'form' in element ? element.form : null;
    expect([form === root.querySelector('form'), label?.control === element]).toEqual([
      formAssociated === true,
      formAssociated === true,
    ]);
  });
});
