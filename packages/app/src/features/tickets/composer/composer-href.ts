import { hrefOf } from '#core/routes/href.ts';
import { isDraftName, type DraftName } from '#features/_shared/ticket-composer/ticket-submission.ts';

/** A draft that the composer edits. The dashboard has the form of a top-up request. */
export type ComposerDraft = Exclude<DraftName, 'topup'>;

const REPLY_PREFIX = 'reply-';

/** Whether the composer edits the draft with this name. */
export const isComposerDraft = (name: string): name is ComposerDraft => name !== 'topup' && isDraftName(name);

/** Returns the id of the ticket that a draft replies to; null for a new ticket. */
export const repliedTicketId = (draft: ComposerDraft): string | null =>
  draft.startsWith(REPLY_PREFIX) ? draft.slice(REPLY_PREFIX.length) : null;

/** The URL of the page without the composer. */
export const TICKETS_HREF = hrefOf('tickets');

/**
 * Returns the draft that a URL opens: `?new=ticket`, or `?new=reply&to=` and the id of a ticket. Other query parameters
 * are ignored, so a URL can never fill in text.
 * @param search The query, including its question mark.
 * @returns `null` when the URL opens no draft.
 */
export function draftFromSearch(search: string): ComposerDraft | null {
  const query = new URLSearchParams(search);
  const repliedId = query.get('to') ?? '';
  if (query.get('new') === 'ticket') return 'ticket';
  const draft = `${REPLY_PREFIX}${repliedId}`;
  return query.get('new') === 'reply' && repliedId !== '' && isComposerDraft(draft) ? draft : null;
}

/** Returns the URL that opens a draft in the composer. */
export function composerHref(draft: ComposerDraft): string {
  const repliedId = repliedTicketId(draft);
  return hrefOf('tickets', {}, repliedId === null ? { new: 'ticket' } : { new: 'reply', to: repliedId });
}

/** Returns the URL that opens the composer with a reply to a ticket. */
export const replyHref = (ticketId: string): string => composerHref(`${REPLY_PREFIX}${ticketId}`);

/** Returns the id of the ticket that a URL points out; null without one. */
export const ticketIdFromSearch = (search: string): string | null => new URLSearchParams(search).get('ticket');
