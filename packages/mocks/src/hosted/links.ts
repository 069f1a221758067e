/** Where a hosted page finds its link, and how it ends it. */
import type { KeyValueStore } from '#engine/store.ts';
import { findLink, type StoredLink } from '../db.ts';
import { abandonLink, completeLink, pendingLink, type Choice } from './end-link.ts';
import type { Outcome } from './link-request.ts';

/** A link that the page can end. */
export interface PendingLink {
  readonly link: StoredLink;
  /** Name of the company that links; null while it is unknown. */
  readonly company: string | null;
}

/** What a page needs to know before it can start. */
export interface OpenedLink {
  /** Origin of the app: the page returns to no other. */
  readonly appOrigin: string;
  /** Null when the link is unknown or ended. */
  readonly pending: PendingLink | null;
}

/** The links of a hosted page. */
export interface Links {
  readonly open: (linkId: string) => Promise<OpenedLink>;
  /** Completes a link with the customer's choice. The user's next call applies it. */
  readonly complete: (linkId: string, choice: Choice) => Promise<Outcome>;
  readonly abandon: (linkId: string, error: 'cancelled' | 'failed') => Promise<Outcome>;
}

/** What the links in a store need. */
export interface StoredLinksOptions {
  readonly store: KeyValueStore;
  readonly appOrigin: string;
  /** Creates the id of a new connection. */
  readonly newId: () => string;
}

/** Creates the links of a store. */
export const createStoredLinks = ({ store, appOrigin, newId }: StoredLinksOptions): Links => ({
  open: async (linkId) => {
    const link = pendingLink(store, linkId);
    const company = findLink(store, linkId)?.db.customer?.legalName ?? null;
    return { appOrigin, pending: link && { link, company } };
  },
  complete: async (linkId, choice) => completeLink(store, linkId, choice, newId),
  abandon: async (linkId, error) => abandonLink(store, linkId, error),
});
