import type { ColorPair } from './contrast.ts';

/** The corners that the theme builder offers, with the values of `--plinth-radius-control` and `-card`. */
export const CORNERS = {
  square: ['0px', '0px'],
  standard: [],
  soft: ['10px', '16px'],
  round: ['999px', '24px'],
} as const satisfies Readonly<Record<string, readonly [control: string, card: string] | readonly []>>;

export const SKINS = ['light', 'dark', 'system'] as const;

export type Corners = keyof typeof CORNERS;
export type Skin = (typeof SKINS)[number];

/** A theme as a page sets it. */
export interface Theme {
  /** A CSS color; empty for the colors of the kit. */
  readonly brand: string;
  readonly skin: Skin;
  readonly corners: Corners;
}

/** Returns the custom properties that a page sets on its root. */
export function themeProperties({ brand, corners }: Theme): Readonly<Record<string, string>> {
  const [control, card] = CORNERS[corners];
  return {
    ...(brand ? { '--plinth-brand': brand } : {}),
    ...(control && card ? { '--plinth-radius-control': control, '--plinth-radius-card': card } : {}),
  };
}

/** Returns the code of a theme for a page: its style sheet, and the attribute of a skin that is not the default. */
export function themeCode(theme: Theme): string {
  const declarations = Object.entries(themeProperties(theme)).map(([name, value]) => `  ${name}: ${value};\n`);
  const css = declarations.length > 0 ? `:root {\n${declarations.join('')}}` : '';
  if (theme.skin === 'light') return css || '/* The defaults of the kit: nothing to set. */';
  return [`/* <html data-skin="${theme.skin}"> */`, ...(css ? [css] : [])].join('\n');
}

/** A color pair with the text or mark that has it. */
export interface ThemePair extends ColorPair {
  readonly use: string;
}

const pair = (use: string, color: string, background: string, required: number): ThemePair => ({
  use,
  color: `plinth-${color}`,
  background: `plinth-${background}`,
  required,
});

/** The pairs that a brand decides. */
export const THEME_PAIRS: readonly ThemePair[] = [
  pair('Label of a primary button', 'color-on-primary', 'color-primary', 4.5),
  pair('Label of a hovered primary button', 'color-on-primary', 'color-primary-hover', 4.5),
  pair('Label of a pressed primary button', 'color-on-primary', 'color-primary-active', 4.5),
  pair('Link on the page', 'color-primary-text', 'color-page', 4.5),
  pair('Link on a card', 'color-primary-text', 'color-surface', 4.5),
  pair('Text of a selected row', 'color-text', 'color-selected', 4.5),
  pair('Secondary text of a selected row', 'color-text-muted', 'color-selected', 4.5),
  pair('Link in a selected row', 'color-primary-text', 'color-selected', 4.5),
  pair('Text of a menu', 'color-text', 'color-surface-float', 4.5),
  pair('Text of a toast', 'color-text-inverse', 'color-surface-inverse', 4.5),
  pair('Focus ring on the page', 'color-focus', 'color-page', 3),
  pair('Focus ring on a card', 'color-focus', 'color-surface', 3),
  pair('Border of a selected day', 'color-primary', 'color-selected', 3),
  pair('Filled part of a progress bar', 'color-primary', 'color-track', 3),
  pair('First series of a chart', 'color-chart-1', 'color-surface', 3),
];
