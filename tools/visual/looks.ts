import type { Toolbar } from '../../.storybook/docs/toolbar.ts';

/** A way in which every story is looked at. */
interface Look {
  /** The name of its picture. */
  readonly name: string;
  /** What is chosen beside what the story itself chooses. */
  readonly toolbar: Partial<Toolbar>;
  /** Whether the system forces its colours: the browser does it, the toolbar only comes near. */
  readonly areColorsForced: boolean;
}

/**
 * `light` is the story as it stands: in the light skin, unless it chooses another. Forced colours come last: Chromium
 * goes on painting some of them in what stays.
 */
export const LOOKS: readonly Look[] = [
  { name: 'light', toolbar: {}, areColorsForced: false },
  { name: 'dark', toolbar: { skin: 'dark' }, areColorsForced: false },
  { name: 'rtl', toolbar: { direction: 'rtl', locale: 'ar' }, areColorsForced: false },
  { name: 'forced', toolbar: {}, areColorsForced: true },
];
