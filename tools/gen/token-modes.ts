import { brandedSelector } from './token-brand.ts';

/** The CSS rule of a mode. */
interface Mode {
  readonly selector: string;
  readonly media?: string;
  /** Declarations that the rule has besides its tokens. */
  readonly declares?: string;
  /** Another selector, which the mode has while a media query matches. */
  readonly automatic?: { readonly selector: string; readonly media: string };
}

const navbar = (color: string): Mode => ({ selector: `[data-navbar-color="${color}"]` });

/**
 * The modes that a token may have under `$extensions`, in the order of their rules; when two modes are active, the
 * later one wins. Two modes are part of the value itself where possible: `dark` turns a color into a `light-dark()`,
 * and `compact` turns a dimension into a calculation with the density.
 */
export const MODES = {
  compact: { selector: '[data-density="compact"]' },
  coarse: { selector: ':root', media: '(pointer: coarse)' },
  'below-1200': { selector: ':root', media: '(width < 1200px)' },
  'below-768': { selector: ':root', media: '(width < 768px)' },
  arabic: { selector: '[lang|="ar" i]' },
  bordered: { selector: '[data-skin="bordered"]' },
  'dark-skin': {
    selector: '[data-skin="dark"]',
    declares: 'color-scheme: dark;',
    automatic: { selector: '[data-skin="system"]', media: '(prefers-color-scheme: dark)' },
  },
  'semi-dark-menu': {
    selector: '[data-skin="semi-dark"] plinth-side-menu, [data-skin="semi-dark"] [data-part~="menu"]',
    declares: 'color-scheme: dark;',
  },
  'navbar-color': { selector: '[data-navbar-color]:not([data-navbar-color="white"])', declares: 'color-scheme: dark;' },
  'navbar-primary': navbar('primary'),
  'navbar-secondary': navbar('secondary'),
  'navbar-success': navbar('success'),
  'navbar-danger': navbar('danger'),
  'navbar-info': navbar('info'),
  'navbar-warning': navbar('warning'),
  'navbar-dark': navbar('dark'),
  'reduced-motion': { selector: ':root', media: '(prefers-reduced-motion: reduce)' },
  'more-contrast': { selector: ':root', media: '(prefers-contrast: more)' },
} as const satisfies Readonly<Record<string, Mode>>;

/** Returns a CSS rule. */
export const rule = (selector: string, declarations: readonly string[], indent = ''): string =>
  `${indent}${selector} {\n${declarations.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`;

const inMedia = (media: string | undefined, selector: string, declarations: readonly string[]): string =>
  media === undefined ? rule(selector, declarations) : `@media ${media} {\n${rule(selector, declarations, '  ')}}\n`;

/** Returns the CSS rules of a mode, or an empty string when no token has a value in that mode. */
export function modeRule({ selector, media, declares, automatic }: Mode, declarations: readonly string[]): string {
  if (declarations.length === 0) return '';
  const lines = [...(declares ? [declares] : []), ...declarations];
  return [
    inMedia(media, selector, lines),
    ...(automatic ? [inMedia(automatic.media, automatic.selector, lines)] : []),
  ].join('\n');
}

/**
 * Returns the CSS rules of a mode for descendants with a brand of their own, which compute the given tokens again, or an
 * empty string without tokens. They have no specificity, so that a descendant with another skin keeps it.
 */
export function brandedModeRule({ selector, media, automatic }: Mode, declarations: readonly string[]): string {
  return modeRule(
    {
      selector: brandedSelector(selector),
      ...(media ? { media } : {}),
      ...(automatic ? { automatic: { ...automatic, selector: brandedSelector(automatic.selector) } } : {}),
    },
    declarations,
  );
}
