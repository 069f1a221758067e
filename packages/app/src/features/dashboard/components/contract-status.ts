/** The badge variant of a contract's status. */
export const CONTRACT_STATUS_VARIANTS: Readonly<Record<string, 'primary' | 'success' | 'plain'>> = {
  TOPUPPED: 'primary',
  APPROVED: 'success',
  DONE: 'plain',
};
