import { afterEach, expect, it } from 'vitest';
import { createElement, deep, rendered, specimens } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const KEYS =
  'ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown Home End Enter Escape Backspace Delete Tab a'.split(' ');
/** The keys of a composition, and the one that ended it in a browser that ends it before. */
const INITS = KEYS.flatMap((key) => [
  { key, isComposing: true, keyCode: 229 },
  { key, isComposing: false, keyCode: 229 },
]);

it.each(specimens)('$tag leaves the keys of an input method alone', async (specimen) => {
  const element = createElement(specimen);
  const form = document.createElement('form');
  form.append(element);
  document.body.append(form);
  await rendered(element);
  const reactions: string[] = [];
  for (const type of ['input', 'change', 'submit', 'click'])
    form.addEventListener(type, (event) => {
      event.preventDefault();
      reactions.push(type);
    });
  for (const target of [element, ...deep(element)].filter((each) => each.isConnected)) {
    for (const init of INITS) {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true });
      target.dispatchEvent(event);
      if (event.defaultPrevented) reactions.push(`${target.localName} takes ${init.key}`);
    }
  }
  await rendered(element);
  expect(reactions).toEqual([]);
});
