/** The CSS rule of a mode. */
interface Mode {
  readonly selector: string;
  readonly media?: string;
  /** Declarations that the rule has besides its tokens. */
  readonly declares?: string;
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
  'dark-skin': { selector: '[data-skin="dark"]', declares: 'color-scheme: dark;' },
  'semi-dark-menu': {
    selector: '[data-skin="semi-dark"] :is(plinth-side-menu, [data-part~="menu"])',
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

/** Returns the CSS rule of a mode, or an empty string when no token has a value in that mode. */
export function modeRule({ selector, media, declares }: Mode, declarations: readonly string[]): string {
  if (declarations.length === 0) return '';
  const lines = [...(declares ? [declares] : []), ...declarations];
  if (!media) return `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  return `@media ${media} {\n  ${selector} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n}\n`;
}
