import { fixture, html } from '@open-wc/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { observe } from './observe.ts';
import { parseScriptOptions } from './script-options.ts';

const undefinedIn = (root: ParentNode) =>
  [...root.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
const container = () => fixture<HTMLElement>(html`<div></div>`);

describe('observe', () => {
  let stop = (): void => {};
  afterEach(() => stop());

  it('loads an element when its tag first appears, now or later, at any depth, and ignores unknown tags', async () => {
    const root = await container();
    root.innerHTML = '<here-divider></here-divider><here-unknown></here-unknown><else-badge></else-badge>';
    stop = observe(root, { prefix: 'here' });
    await vi.waitFor(() => expect(undefinedIn(root)).toEqual(['here-unknown', 'else-badge']));
    root.append('text', document.createElement('here-spinner'));
    root.insertAdjacentHTML('beforeend', '<p><here-spinner></here-spinner><here-badge></here-badge></p>');
    await vi.waitFor(() => expect(undefinedIn(root)).toEqual(['here-unknown', 'else-badge']));
  });

  it('includes the given root element', async () => {
    const root = document.createElement('there-divider');
    (await container()).append(root);
    stop = observe(root, { prefix: 'there' });
    await vi.waitFor(() => expect(root.matches(':defined')).toBe(true));
  });

  it('loads nothing after it is stopped', async () => {
    const root = await container();
    observe(root, { prefix: 'over' })();
    root.append(document.createElement('over-divider'));
    const other = await container();
    stop = observe(other, { prefix: 'other' });
    other.append(document.createElement('other-divider'));
    await vi.waitFor(() => expect(undefinedIn(other)).toEqual([]));
    expect(undefinedIn(root)).toEqual(['over-divider']);
  });

  it('accepts a prefix and a registry', async () => {
    const root = await container();
    root.append(document.createElement('plinth-visually-hidden'));
    stop = observe(root);
    await vi.waitFor(() => expect(customElements.get('plinth-visually-hidden')).not.toBe(undefined));
  });

  it('reads its options from the URL of the script', () => {
    expect(parseScriptOptions('https://kit.example/plinth.js')).toEqual({ prefix: 'plinth', autoStart: true });
    expect(parseScriptOptions('https://kit.example/plinth.js?prefix=acme&start=off')).toEqual({
      prefix: 'acme',
      autoStart: false,
    });
  });
});
