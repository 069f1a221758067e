import * as v from 'valibot';
import { hrefOf } from '#core/routes/href.ts';
import { draftNames, type DraftName } from './composer-slice.ts';

/** What the address of the tickets asks to write. */
export interface ComposerPlace {
  readonly draft: DraftName;
  /** What can be drawn, in minor units; null when the address does not say. */
  readonly available: number | null;
  /** Where it is to go, as a statement names it; null when the address does not say. */
  readonly account: string | null;
}

/** The page without the composer. */
export const TICKETS = hrefOf('tickets');

const Query = v.object({
  new: v.picklist(draftNames),
  available: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), null),
  // A name and the last figures: nothing that could turn the sentence around or run on.
  account: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\p{L}\p{M}\p{N} &'’.,·-]{1,80}$/u))), null),
});

/**
 * What an address says: `?new=ticket`, or `?new=topup&available=26660000&account=Larkfield+Bank+4417` with the amount in
 * minor units.
 * @param search the query with its question mark.
 * @returns null when nothing is to be written.
 */
export function composerAt(search: string): ComposerPlace | null {
  const query = new URLSearchParams(search);
  const parsed = v.safeParse(Query, {
    new: query.get('new'),
    available: query.get('available'),
    account: query.get('account'),
  });
  return parsed.success
    ? { draft: parsed.output.new, available: parsed.output.available, account: parsed.output.account }
    : null;
}

/** The address at which a draft is written. */
export const composerHref = (draft: DraftName): string => hrefOf('tickets', {}, { new: draft });
