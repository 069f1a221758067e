import type { Toolbar } from '../../.storybook/docs/toolbar.ts';

/** A variant in which every story is captured. */
interface Variant {
  /** Name of the screenshot. */
  readonly name: string;
  /** Toolbar settings, which override those of the story. */
  readonly toolbar: Partial<Toolbar>;
  /** Whether the browser forces the system's colors. The toolbar's own setting only approximates them. */
  readonly areColorsForced: boolean;
}

/**
 * `light` is the story with its own settings, in the light skin by default. Forced colors come last, because Chromium
 * continues to paint some of them afterwards.
 */
export const VARIANTS: readonly Variant[] = [
  { name: 'light', toolbar: {}, areColorsForced: false },
  { name: 'dark', toolbar: { skin: 'dark' }, areColorsForced: false },
  { name: 'rtl', toolbar: { direction: 'rtl', locale: 'ar' }, areColorsForced: false },
  { name: 'forced', toolbar: {}, areColorsForced: true },
];
