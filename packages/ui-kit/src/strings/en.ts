/** English: the fallback of every language. Functions take what the sentence needs. */
export const en = {
  /* shared */
  close: 'Close',
  optional: 'Optional',
  loading: 'Loading',
  tryAgain: 'Try again',
  /* button */
  busy: 'Working',
};

/** The strings of the kit, all of them: a language is complete or it does not compile. */
export type KitStrings = { readonly [Key in keyof typeof en]: (typeof en)[Key] };
