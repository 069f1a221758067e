import type { Storage } from '#core/storage/storage.ts';
import type { LinkKind } from './linking-slice.ts';

/** How somebody came back from a hosted page. */
export type LinkReturn =
  | { readonly outcome: 'linked'; readonly kind: LinkKind; readonly connectionId: string; readonly from: string }
  | {
      readonly outcome: 'cancelled';
      readonly kind: LinkKind;
      readonly from: string;
      /** It was to be signed in to again. */ readonly again: boolean;
    }
  | { readonly outcome: 'failed'; readonly kind: LinkKind; readonly from: string }
  /** The state is not the one that was kept, or none was: nothing that the address says is believed. */
  | { readonly outcome: 'refused' };

/**
 * Reads the address that a hosted page came back to.
 * @param kind what the route is for; a state of another kind is refused.
 */
export function readLinkReturn(storage: Storage, search: string, kind: LinkKind | null): LinkReturn {
  const parameters = new URLSearchParams(search);
  const kept = storage.get('linkState');
  const state = parameters.get('state');
  if (!kept || !state || kept.state !== state || (kind !== null && kept.kind !== kind)) return { outcome: 'refused' };
  const { from } = kept;
  const error = parameters.get('error');
  const connectionId = parameters.get('connectionId');
  if (error === 'cancelled') return { outcome: 'cancelled', kind: kept.kind, from, again: kept.again ?? false };
  if (error !== null || !connectionId) return { outcome: 'failed', kind: kept.kind, from };
  return { outcome: 'linked', kind: kept.kind, connectionId, from };
}

/** The kept state is believed once; one that was refused stays for the page that it was made for. */
export function clearLinkState(storage: Storage, { outcome }: LinkReturn): void {
  if (outcome !== 'refused') storage.remove('linkState');
}
