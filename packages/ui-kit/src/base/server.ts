import { isServer, type ReactiveElement } from 'lit';

/**
 * On a server an element cannot see its children: this attribute names the slots that are filled, so that their places
 * are drawn. It goes when the page takes over.
 */
export const FILLED_SLOTS = 'server-slots';

/** The moment at which a server drew an element, in milliseconds: what the page draws first has to be the same. */
export const DRAWN_AT = 'server-now';

/** The present moment, in milliseconds; for an element that a page takes over from a server that of the server. */
export function nowOf(element: ReactiveElement): number {
  if (element.isConnected) return Date.now();
  if (isServer) element.setAttribute(DRAWN_AT, String(Date.now()));
  return Number(element.getAttribute(DRAWN_AT)) || Date.now();
}
