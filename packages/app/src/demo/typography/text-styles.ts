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

/** A size of large figures and titles: the name of its token, and its size in pixels. */
export const DISPLAY_SIZES = [
  { token: '--plinth-text-40', px: 40 },
  { token: '--plinth-text-32', px: 32 },
  { token: '--plinth-text-24', px: 24 },
  { token: '--plinth-text-20', px: 20 },
] as const;

/** The weights of text: the name of the token, its value, and what it is for. */
export const WEIGHTS = [
  { token: '--plinth-weight-regular', value: 400, use: 'Text' },
  { token: '--plinth-weight-medium', value: 500, use: 'Labels, names and buttons' },
  { token: '--plinth-weight-semibold', value: 600, use: 'Headings and figures' },
] as const;

/** The colors of text: the name of the token, and what it is for. */
export const TEXT_COLORS = [
  { token: '--plinth-color-text', use: 'Text and figures' },
  { token: '--plinth-color-text-muted', use: 'What explains them' },
  { token: '--plinth-color-text-faint', use: 'Hints and units' },
  { token: '--plinth-color-primary-text', use: 'Links and the current place' },
  { token: '--plinth-color-success-text', use: 'What went well' },
  { token: '--plinth-color-warning-text', use: 'What needs attention' },
  { token: '--plinth-color-danger-text', use: 'What failed' },
] as const;
