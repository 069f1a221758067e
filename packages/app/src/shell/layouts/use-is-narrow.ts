import { useMediaQuery } from '#shared/use-media-query.ts';

/**
 * Whether the navbar has no room for the language and the skin, which are then in the user menu. The layout's style sheet
 * has the same width.
 */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 768px)');
