import { useKeepsValues } from '#core/storage/use-keeps-values.ts';

const NOT_KEPT = 'Your browser isn’t keeping drafts. What you typed lasts until this page is closed or reloaded.';

/** Returns a text which says that a draft is kept, or one which says that the browser doesn't keep it. */
export const useDraftText = (text: string): string => (useKeepsValues() ? text : NOT_KEPT);
