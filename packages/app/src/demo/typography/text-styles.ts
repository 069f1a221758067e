import type { PageSection } from '#demo/_shared/sections/sections-page.tsx';

/** The sections of the page, in their order. */
export const TYPOGRAPHY_SECTIONS = [
  { id: 'headings', heading: 'Headings' },
  { id: 'display', heading: 'Display' },
  { id: 'weights', heading: 'Weights' },
  { id: 'colors', heading: 'Colors' },
  { id: 'quotes', heading: 'Quotes' },
  { id: 'lists', heading: 'Lists' },
  { id: 'description-lists', heading: 'Description lists' },
  { id: 'links', heading: 'Links, code and keys' },
] as const satisfies readonly PageSection[];

/** A style of text with a token of its own. */
export interface TextStyle {
  /** The custom property. */
  readonly token: string;
  /** The text that is shown in the style. */
  readonly sample: string;
  /** The value of the token, where it is the same in every skin. */
  readonly value?: string;
}

/** The sizes of large figures and titles. */
export const DISPLAY_SIZES: readonly TextStyle[] = [40, 32, 24, 20].map((px) => ({
  token: `--plinth-text-${px}`,
  sample: '$125,000',
  value: `${px} px`,
}));

/** The weights of text, each with what it is for. */
export const WEIGHTS: readonly TextStyle[] = [
  { token: '--plinth-weight-regular', sample: 'Text', value: '400' },
  { token: '--plinth-weight-medium', sample: 'Labels, names and buttons', value: '500' },
  { token: '--plinth-weight-semibold', sample: 'Headings and figures', value: '600' },
];

/** The colors of text, each with what it is for. */
export const TEXT_COLORS: readonly TextStyle[] = [
  { token: '--plinth-color-text', sample: 'Text and figures' },
  { token: '--plinth-color-text-muted', sample: 'Explanations' },
  { token: '--plinth-color-text-faint', sample: 'Hints and units' },
  { token: '--plinth-color-primary-text', sample: 'Links and the current page' },
  { token: '--plinth-color-success-text', sample: 'What went well' },
  { token: '--plinth-color-warning-text', sample: 'What needs attention' },
  { token: '--plinth-color-danger-text', sample: 'What failed' },
];
