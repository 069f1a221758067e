import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exerciseElement } from '../exercise-element.ts';
import { setMotion } from '../set-motion.ts';
import { renderedMarkup, mount, specimens, type Specimen } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

/** Prevents a link in a specimen from navigating. */
const preventNavigation = (event: Event): void => {
  if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
};

beforeEach(() => {
  window.addEventListener('click', preventNavigation);
  // The browser copies only in the focused page, and these tests run on many pages.
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
});
afterEach(() => {
  window.removeEventListener('click', preventNavigation);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const eventsOf = ({ declaration }: Specimen) =>
  (declaration.events ?? []).filter(({ name }) => name.startsWith('plinth-'));

/** The characteristics of an event that its listeners depend on. */
interface EventTraits {
  readonly name: string;
  readonly bubbles: boolean;
  readonly composed: boolean;
  readonly cancelable: boolean;
}

const byName = (a: EventTraits, b: EventTraits): number => a.name.localeCompare(b.name);

/** Returns the characteristics of an event according to the element's doc block. */
const documentedTraits = ({
  name,
  description = '',
}: {
  readonly name: string;
  readonly description?: string;
}): EventTraits => {
  const bubbles = /\bbubbles\b/i.test(description);
  return { name, bubbles, composed: bubbles, cancelable: /\bcancel it\b/i.test(description) };
};

describe.each(specimens)('$tag', (specimen) => {
  it('emits exactly the events that its doc block describes', async () => {
    // Overlays report that they have opened or closed after their transitions.
    onTestFinished(setMotion('0ms'));
    const recorded = new Map<string, EventTraits>();
    const element = await mount(specimen);
    const record = ({ type: name, bubbles, composed, cancelable }: Event) =>
      recorded.set(name, { name, bubbles, composed, cancelable });
    // Records all events that the element dispatches, and those that bubble from elements of the kit inside it.
    const dispatch = vi.spyOn(element, 'dispatchEvent');
    for (const { name } of eventsOf(specimen)) element.addEventListener(name, record);
    await exerciseElement(element);
    for (const [event] of dispatch.mock.calls) if (event.type.startsWith('plinth-')) record(event);
    expect([...recorded.values()].toSorted(byName)).toEqual(eventsOf(specimen).map(documentedTraits).toSorted(byName));
  });

  it('does not change when the page cancels its events', async () => {
    const element = await mount(specimen);
    let before = '';
    let cancelCount = 0;
    const state = () =>
      `${element
        .getAttributeNames()
        .map((name) => `${name}=${element.getAttribute(name) ?? ''}`)
        .join(' ')} ${renderedMarkup(element)}`;
    for (const { name } of eventsOf(specimen)) {
      element.addEventListener(name, (event) => {
        if (!event.cancelable) return;
        event.preventDefault();
        cancelCount += 1;
      });
    }
    const changes: (readonly [before: string, after: string])[] = [];
    const start = () => {
      before = state();
      cancelCount = 0;
    };
    const compare = () => {
      const after = state();
      if (cancelCount > 0 && after !== before) changes.push([before, after]);
      start();
    };
    await exerciseElement(element, compare, start);
    expect(changes).toEqual([]);
  });

  it('works when a listener of the page throws', async () => {
    const unaffected = await mount(specimen);
    await exerciseElement(unaffected);
    const expected = renderedMarkup(unaffected);
    unaffected.remove();

    // The listener is a function of a frame, so that its error is reported there and not in this window.
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!view) throw new Error('The frame has no window.');
    const errors: string[] = [];
    view.addEventListener('error', ({ message }) => errors.push(message));
    const script = view.document.createElement('script');
    script.textContent = 'function fail() { throw new Error("a page\'s own error"); }';
    view.document.head.append(script);
    const fail = Reflect.get(view, 'fail') as () => void;
    const element = await mount(specimen);
    const types = [...eventsOf(specimen).map(({ name }) => name), 'click', 'input', 'change', 'focusin', 'slotchange'];
    for (const type of types) element.addEventListener(type, fail);
    const clicks: Event[] = [];
    element.addEventListener('click', (event) => clicks.push(event));
    await exerciseElement(element);
    expect(renderedMarkup(element)).toBe(expected);
    expect(errors.length).toBeGreaterThanOrEqual(clicks.length);
  });
});
