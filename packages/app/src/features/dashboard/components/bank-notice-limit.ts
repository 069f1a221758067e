/** The number of banks that have their own notice. A single notice summarizes the others. */
export const MAX_BANK_NOTICES = 2;
