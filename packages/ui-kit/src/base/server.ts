import { isServer, type ReactiveElement } from 'lit';

/**
 * An attribute with the names of the slots that have content, since an element can't see its children on a server.
 * Removed during hydration.
 */
export const FILLED_SLOTS = 'server-slots';

/** An attribute with the time in milliseconds at which the server rendered an element, so that the first render in the page is the same. */
export const RENDERED_AT = 'server-now';

/** Returns the current time in milliseconds or, during hydration, the time at which the server rendered the element. */
export function renderTimeOf(element: ReactiveElement): number {
  if (element.isConnected) return Date.now();
  if (isServer) element.setAttribute(RENDERED_AT, String(Date.now()));
  return Number(element.getAttribute(RENDERED_AT)) || Date.now();
}
