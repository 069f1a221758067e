import { afterEach, describe, expect, it } from 'vitest';
import '../define/button.ts';
import type { PlinthButton } from '../elements/button/button.ts';

afterEach(() => document.body.replaceChildren());

/** Adds a button as a framework's server renders it. */
function addDeferredButton(): PlinthButton {
  document.body.innerHTML = '<plinth-button defer-hydration>Send</plinth-button>';
  return document.body.firstElementChild as PlinthButton;
}

describe('an element whose hydration is deferred', () => {
  it('leaves its children and has no shadow root until the attribute is removed', async () => {
    const button = addDeferredButton();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([button.shadowRoot, button.innerHTML]).toEqual([null, 'Send']);
    button.removeAttribute('defer-hydration');
    await button.updateComplete;
    expect(button.shadowRoot?.querySelector('button')).not.toBeNull();
  });

  it('renders when the attribute is removed in the task in which the element was defined', async () => {
    const button = addDeferredButton();
    button.removeAttribute('defer-hydration');
    await button.updateComplete;
    expect(button.shadowRoot?.querySelector('button')).not.toBeNull();
  });

  it('leaves a click to the page and does not submit its form', () => {
    document.body.innerHTML = '<form><plinth-button type="submit" defer-hydration>Send</plinth-button></form>';
    const form = document.querySelector('form')!;
    const events: string[] = [];
    for (const type of ['click', 'submit']) {
      form.addEventListener(type, (event) => {
        event.preventDefault();
        events.push(type);
      });
    }
    document.querySelector<PlinthButton>('plinth-button')!.click();
    expect(events).toEqual(['click']);
  });
});
