import { hrefOf } from '#core/routes/href.ts';
import { DRAFT_NAMES, type DraftName } from '../composer-slice.ts';

/** The URL of the page without the composer. */
export const TICKETS_HREF = hrefOf('tickets');

/**
 * Returns the draft that a URL opens: `?new=ticket` or `?new=topup`. Other query parameters are ignored, so a URL can
 * never fill in amounts or accounts.
 * @param search The query, including its question mark.
 * @returns `null` when the URL opens no draft.
 */
export function draftFromSearch(search: string): DraftName | null {
  const requestedDraft = new URLSearchParams(search).get('new');
  return DRAFT_NAMES.find((name) => name === requestedDraft) ?? null;
}

/** Returns the URL that opens a draft in the composer. */
export const composerHref = (draft: DraftName): string => hrefOf('tickets', {}, { new: draft });
