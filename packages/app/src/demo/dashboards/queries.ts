/** What the main dashboard asks the apps' calls for. The tiles and the lists share the responses. */

/** The inbox. The badge of the menu has the same response. */
export const INBOX = { folder: 'inbox' } as const;

/** All invoices: those with a balance can be on any page. */
export const ALL_INVOICES = { perPage: 1_000 };
