import type { Storage } from '#core/storage/storage.ts';
import type { LinkKind } from './linking-slice.ts';

/** The outcome of a hosted linking page. */
export type LinkReturn =
  | {
      readonly outcome: 'linked';
      readonly kind: LinkKind;
      readonly connectionId: string;
      readonly from: string;
      /** Identifies a bank link at the provider. */
      readonly linkId: string | null;
    }
  | {
      readonly outcome: 'cancelled';
      readonly kind: LinkKind;
      readonly from: string;
      /** Whether the link was a reauthentication. */
      readonly isReauthentication: boolean;
    }
  | { readonly outcome: 'failed'; readonly kind: LinkKind; readonly from: string }
  /** The state is missing or does not match the stored one of this user, so the URL's parameters are ignored. */
  | { readonly outcome: 'refused' };

/**
 * Reads the outcome from the URL that a hosted page returned to.
 * @param kind the kind of link that the route handles; a state of another kind is refused.
 * @param uid the signed-in user; the link of another user is refused.
 */
export function readLinkReturn(
  storage: Storage,
  search: string,
  kind: LinkKind | null,
  uid: string | null,
): LinkReturn {
  const parameters = new URLSearchParams(search);
  const stored = storage.get('linkState');
  const state = parameters.get('state');
  if (!stored || !state || stored.state !== state || stored.uid !== uid || (kind !== null && stored.kind !== kind))
    return { outcome: 'refused' };
  const { from } = stored;
  const error = parameters.get('error');
  const connectionId = parameters.get('connectionId');
  if (error === 'cancelled')
    return { outcome: 'cancelled', kind: stored.kind, from, isReauthentication: stored.again ?? false };
  if (error !== null || !connectionId) return { outcome: 'failed', kind: stored.kind, from };
  return { outcome: 'linked', kind: stored.kind, connectionId, from, linkId: stored.linkId ?? null };
}

/** Removes the stored state, which is valid only once. A refused outcome keeps it for its own link. */
export function clearLinkState(storage: Storage, { outcome }: LinkReturn): void {
  if (outcome !== 'refused') storage.remove('linkState');
}
