import { iconFileSpreadsheet, iconFileText, iconImage, iconPaperclip } from '../icons/icons.ts';

const ICONS: readonly (readonly [pattern: RegExp, icon: string])[] = [
  [/\.(pdf|txt|docx?|rtf|md)$/i, iconFileText],
  [/\.(png|jpe?g|gif|webp|heic|svg)$/i, iconImage],
  [/\.(csv|xlsx?|ods)$/i, iconFileSpreadsheet],
];

/** Returns the icon for a file name. */
export const iconOfFile = (name: string): string => ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? iconPaperclip;
