import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ignoreClicksOnReplacements } from './double-click.ts';

let clicks: string[] = [];
let stop = () => {};

beforeEach(() => {
  clicks = [];
  stop = ignoreClicksOnReplacements(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Adds a button to the page that records its clicks. */
function addButton(text: string, onClick: (button: HTMLButtonElement) => void = () => {}): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = text;
  button.addEventListener('click', () => {
    clicks.push(button.textContent);
    onClick(button);
  });
  document.body.append(button);
  return button;
}

it('ignores the second click on a control that replaced the first one', async () => {
  const button = addButton('Add to cart', () => {
    button.remove();
    addButton('View in cart');
  });
  await userEvent.dblClick(button);
  expect(clicks).toEqual(['Add to cart']);
});

it('ignores the second click on a control that now does something else', async () => {
  const button = addButton('Next', (each) => {
    each.textContent = 'Submit';
  });
  await userEvent.dblClick(button);
  expect(clicks).toEqual(['Next']);
});

it('leaves both clicks to a control that stays, and a later click to the new one', async () => {
  await userEvent.dblClick(addButton('Next month'));
  await userEvent.click(addButton('Previous month'));
  expect(clicks).toEqual(['Next month', 'Next month', 'Previous month']);
});
