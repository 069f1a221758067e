/** Returns a number for a text of any direction: with the marks of Unicode, its digits keep their order. */
export const isolate = (text: string): string => `\u2066${text}\u2069`;
