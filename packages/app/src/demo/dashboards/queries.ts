/** The queries of the main dashboard. Its tiles and lists share the responses. */
import { ALL_ROWS } from '#demo/_shared/list/use-list-address.ts';

/** The inbox. The badge of the menu has the same response. */
export const INBOX = { folder: 'inbox' } as const;

/** All invoices: those with a balance can be on any page. */
export const ALL_INVOICES = { perPage: ALL_ROWS };
