import { useMediaQuery } from '#shared/use-media-query.ts';

/** Whether the navbar has no room for the language and the skin, which are then in the user menu. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 768px)');
