import type { LitElement } from 'lit';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setMotion } from '../set-motion.ts';
import { mount, rendered, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const TYPES = ['plinth-overlay-opened', 'plinth-overlay-closed'];

/** Elements with a native popover that are no overlays themselves, each with the reason. */
const NO_OVERLAYS: Readonly<Record<string, string>> = {
  'plinth-data-grid':
    'Its popover holds the menu of whichever row, column or filter the user opens, and is a part of it.',
  'plinth-tree': 'Its popover holds the menu of whichever item the user moves, and is a part of it.',
  'plinth-toast-region': 'Its popover keeps the toasts above dialogs; each toast reports its own dismissal.',
};

/** Returns the native dialog or popover of an element. */
const panelOf = (element: Element): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>('dialog, [popover]') ?? null;

const isOverlay = ({ declaration }: Specimen): boolean =>
  TYPES.every((type) => declaration.events?.some(({ name }) => name === type));

/** Opens or closes an overlay as a script does; a tooltip has no property for it. */
async function toggle(element: LitElement, open: boolean): Promise<void> {
  if (element.localName === 'plinth-tooltip') {
    Object.assign(element, { delay: 0 });
    element.dispatchEvent(new PointerEvent(open ? 'pointerenter' : 'pointerleave', { pointerType: 'mouse' }));
    if (!open) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  } else Object.assign(element, { open });
  await rendered(element);
}

/** Records the overlay events of an element, with the transitions that were running at the time of each. */
function record(element: LitElement): { readonly types: string[]; readonly running: number[] } {
  const [types, running]: [string[], number[]] = [[], []];
  for (const type of TYPES)
    element.addEventListener(type, (event) => {
      types.push(event.type);
      running.push(panelOf(element)?.getAnimations().length ?? 0);
    });
  return { types, running };
}

/** Inserts the element of a specimen, closed. */
async function mountClosed(specimen: Specimen): Promise<LitElement> {
  const restoreMotion = setMotion('0ms');
  const element = await mount(specimen);
  if ('open' in element) await toggle(element, false);
  restoreMotion();
  return element;
}

const overlays = specimens.filter(isOverlay);

it('includes every element with a native dialog or popover', async () => {
  const withPanel: string[] = [];
  for (const specimen of specimens) {
    const element = await mount(specimen);
    if (panelOf(element) && NO_OVERLAYS[specimen.tag] === undefined) withPanel.push(specimen.tag);
    element.remove();
  }
  expect(overlays.map(({ tag }) => tag).toSorted()).toEqual(withPanel.toSorted());
  expect(withPanel.length).toBeGreaterThanOrEqual(13);
});

describe.each(overlays)('$tag', (specimen) => {
  it('reports once that it has opened or closed, after the transition, when a script does it', async () => {
    const element = await mountClosed(specimen);
    const { types, running } = record(element);
    await toggle(element, true);
    await vi.waitFor(() => expect(types).toEqual(['plinth-overlay-opened']));
    await toggle(element, false);
    await vi.waitFor(() => expect(types).toEqual(TYPES));
    expect(running).toEqual([0, 0]);
  });

  it('reports nothing of a transition that it does not finish', async () => {
    const element = await mountClosed(specimen);
    const { types } = record(element);
    onTestFinished(setMotion('60s'));
    await toggle(element, true);
    const isInstant = panelOf(element)?.getAnimations().length === 0;
    await toggle(element, false);
    setMotion('0ms');
    await toggle(element, true);
    await vi.waitFor(() =>
      expect(types).toEqual(isInstant ? [...TYPES, 'plinth-overlay-opened'] : ['plinth-overlay-opened']),
    );
  });

  it('reports neither when it moves in the document while it is open', async () => {
    const element = await mountClosed(specimen);
    onTestFinished(setMotion('0ms'));
    const container = document.body.appendChild(document.createElement('div'));
    await toggle(element, true);
    const { types } = record(element);
    container.moveBefore(element, null);
    await rendered(element);
    expect(types).toEqual([]);
    // A tooltip that is removed is hidden.
    if (specimen.tag !== 'plinth-tooltip') {
      document.body.append(element);
      await rendered(element);
    }
    expect(types).toEqual([]);
    await toggle(element, false);
    await vi.waitFor(() => expect(types).toEqual(['plinth-overlay-closed']));
  });
});
