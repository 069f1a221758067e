/** The layout of a page for signing in: `basic` is one card, `cover` has a drawing beside the form. */
export type Variant = 'basic' | 'cover';
