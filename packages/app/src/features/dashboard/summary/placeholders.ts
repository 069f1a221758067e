/** The texts in the markup of the summary that its figures and names replace. */
export const placeholders = {
  institution: '{{institution}}',
  date: '{{date}}',
  available: '{{available}}',
  drawn: '{{drawn}}',
  repaid: '{{repaid}}',
} as const;

/** A placeholder's name. */
export type PlaceholderName = keyof typeof placeholders;
