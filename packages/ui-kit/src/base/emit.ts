import type { PlinthElement } from './plinth-element.ts';

/** The detail that the event `Type` of an event map carries. */
type DetailOf<Event> = Event extends CustomEvent<infer Detail> ? Detail : never;

/**
 * Dispatches an event of an element's map. It is for what a user did, never for what a script set, and stays on the
 * element unless `bubbles` is asked for.
 * @returns false when a listener cancelled it (only with `cancelable`).
 */
export function emit<Events extends object, Type extends keyof Events & string>(
  element: PlinthElement<Events>,
  type: Type,
  detail: DetailOf<Events[Type]>,
  options?: Pick<EventInit, 'bubbles' | 'cancelable' | 'composed'>,
): boolean {
  return element.dispatchEvent(new CustomEvent(type, { detail, ...options }));
}
