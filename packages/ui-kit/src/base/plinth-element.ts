import { LitElement } from 'lit';

/** The detail that the event `Type` of an event map carries. */
type DetailOf<Event> = Event extends CustomEvent<infer Detail> ? Detail : never;

const warned = new Set<string>();

/**
 * Base of every element of the kit: typed events and development warnings.
 *
 * `Events` is the element's event map: event name → `CustomEvent` with its detail. The events are for what a user
 * did, never for what a script set; they stay on the element unless `bubbles` is asked for.
 */
export abstract class PlinthElement<Events extends object = object> extends LitElement {
  /**
   * Dispatches an event of the map.
   * @returns false when a listener cancelled it (only with `cancelable`).
   */
  protected emit<Type extends keyof Events & string>(
    type: Type,
    detail: DetailOf<Events[Type]>,
    options: Pick<EventInit, 'bubbles' | 'cancelable' | 'composed'> = {},
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, ...options }));
  }

  /** Says once a page, in development only, that the element was given something it cannot use. */
  protected warn(message: string): void {
    if (!import.meta.env?.DEV) return;
    const text = `<${this.localName}>: ${message}`;
    if (warned.has(text)) return;
    warned.add(text);
    // oxlint-disable-next-line no-console -- the one place where the kit talks to a developer
    console.warn(text);
  }

  /** With this callback `moveBefore()` moves the element without disconnecting it: focus, scroll and open state stay. */
  connectedMoveCallback(): void {}
}

/**
 * Returns `value` when it is one of `allowed`, else `fallback`: an unknown attribute value never breaks an element.
 */
export function oneOf<const Value extends string>(
  value: unknown,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  return allowed.find((known) => known === value) ?? fallback;
}
