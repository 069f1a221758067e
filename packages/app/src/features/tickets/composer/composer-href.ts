import { hrefOf } from '#core/routes/href.ts';
import { draftNames, type DraftName } from '../composer-slice.ts';

/** The page without the composer. */
export const TICKETS_HREF = hrefOf('tickets');

/**
 * The draft that an address asks to write: `?new=ticket` or `?new=topup`. Everything else in the query is ignored: an
 * address never fills in amounts or accounts.
 * @param search the query with its question mark.
 * @returns null when no draft is asked for.
 */
export function draftFromSearch(search: string): DraftName | null {
  const asked = new URLSearchParams(search).get('new');
  return draftNames.find((name) => name === asked) ?? null;
}

/** The address at which a draft is written. */
export const composerHref = (draft: DraftName): string => hrefOf('tickets', {}, { new: draft });
