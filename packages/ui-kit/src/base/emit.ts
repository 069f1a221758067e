import type { PlinthElement } from './plinth-element.ts';

/** The detail of an event in an event map. */
type DetailOf<Event> = Event extends CustomEvent<infer Detail> ? Detail : never;

/**
 * Dispatches an event of an element's event map. Events report actions of the user, not changes by scripts, and don't
 * bubble by default. `OverlayEvents` dispatches the only ones that also report what a script does.
 * @returns False if a listener canceled the event, which requires `cancelable`.
 */
export function emit<Events extends object, Type extends keyof Events & string>(
  element: PlinthElement<Events>,
  type: Type,
  detail: DetailOf<Events[Type]>,
  options?: Pick<EventInit, 'bubbles' | 'cancelable' | 'composed'>,
): boolean {
  return element.dispatchEvent(new CustomEvent(type, { detail, ...options }));
}
