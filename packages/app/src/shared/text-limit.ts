/** The maximum length of a name, a company's name or a street, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 200;

/** Whether a text is longer than a name may be. Text that is too long is never cut off. */
export const isTooLong = (text: string): boolean => text.trim().length > MAX_NAME_LENGTH;
