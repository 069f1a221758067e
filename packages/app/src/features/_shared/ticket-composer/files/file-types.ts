import { iconFileSpreadsheet, iconFileText, iconImage, iconPaperclip } from '@plinth/ui-kit/icons';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The accepted file types: media type and icon by file extension. */
const FILE_TYPES: Readonly<Record<string, { readonly type: string; readonly icon: string }>> = {
  pdf: { type: 'application/pdf', icon: iconFileText },
  png: { type: 'image/png', icon: iconImage },
  jpg: { type: 'image/jpeg', icon: iconImage },
  jpeg: { type: 'image/jpeg', icon: iconImage },
  csv: { type: 'text/csv', icon: iconFileSpreadsheet },
  xlsx: { type: XLSX, icon: iconFileSpreadsheet },
};

function fileTypeOf(name: string) {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FILE_TYPES, extension) ? FILE_TYPES[extension] : undefined;
}

/** The extensions for the file picker's `accept` attribute. */
export const ACCEPTED_EXTENSIONS = Object.keys(FILE_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

/**
 * Returns the media type for a file name, or `null` when it is not accepted. Browsers report different types for CSV.
 */
export const mediaTypeOf = (name: string): string | null => fileTypeOf(name)?.type ?? null;

/** Returns the icon for a file name. */
export const fileIconOf = (name: string): string => fileTypeOf(name)?.icon ?? iconPaperclip;
