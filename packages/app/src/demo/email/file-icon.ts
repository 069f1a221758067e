import { iconFileSpreadsheet, iconFileText, iconImage } from '@plinth/ui-kit/icons';

const ICONS: readonly (readonly [pattern: RegExp, icon: string])[] = [
  [/\.(?:png|jpe?g|gif|webp|svg)$/i, iconImage],
  [/\.(?:csv|xlsx?|ods)$/i, iconFileSpreadsheet],
];

/** Returns the icon of a file by its name. */
export const fileIcon = (name: string): string => ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? iconFileText;
