/** How a page for signing in looks: `basic` is one card, `cover` has a drawing beside the form. */
export type Variant = 'basic' | 'cover';
