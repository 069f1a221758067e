const MAX_COUNT = 99;

/** Formats the count of a badge: the number, or `99+` when it is higher. */
export const formatBadgeCount = (count: number): string => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count));
