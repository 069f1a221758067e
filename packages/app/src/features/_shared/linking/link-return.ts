import type { Storage } from '#core/storage/storage.ts';
import type { LinkKind } from './linking-slice.ts';

/** The outcome of a hosted linking page. */
export type LinkReturn =
  | { readonly outcome: 'linked'; readonly kind: LinkKind; readonly connectionId: string; readonly from: string }
  | {
      readonly outcome: 'cancelled';
      readonly kind: LinkKind;
      readonly from: string;
      /** Whether the link was a reauthentication. */ readonly again: boolean;
    }
  | { readonly outcome: 'failed'; readonly kind: LinkKind; readonly from: string }
  /** The state is missing or does not match the stored one, so the URL's parameters are ignored. */
  | { readonly outcome: 'refused' };

/**
 * Reads the outcome from the URL that a hosted page returned to.
 * @param kind the kind of link that the route handles; a state of another kind is refused.
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

/** Removes the stored state, which is valid only once. A refused outcome keeps it for the link that it belongs to. */
export function clearLinkState(storage: Storage, { outcome }: LinkReturn): void {
  if (outcome !== 'refused') storage.remove('linkState');
}
