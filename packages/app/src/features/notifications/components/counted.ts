/** As many are counted. */
const COUNTED = 99;

/** A count that stays short. */
export const counted = (count: number): string => (count > COUNTED ? `${COUNTED}+` : String(count));
