import { iconFileSpreadsheet, iconFileText, iconImage, iconPaperclip } from '@plinth/ui-kit/icons';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a ticket takes (decisions: Tickets): media type and drawing by the ending of the name. */
const FILE_TYPES: Readonly<Record<string, { readonly type: string; readonly icon: string }>> = {
  pdf: { type: 'application/pdf', icon: iconFileText },
  png: { type: 'image/png', icon: iconImage },
  jpg: { type: 'image/jpeg', icon: iconImage },
  jpeg: { type: 'image/jpeg', icon: iconImage },
  csv: { type: 'text/csv', icon: iconFileSpreadsheet },
  xlsx: { type: XLSX, icon: iconFileSpreadsheet },
};

function fileTypeOf(name: string) {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending] : undefined;
}

/** What a file picker offers. */
export const ACCEPTED_EXTENSIONS = Object.keys(FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** The media type that a file of this name goes over as; null when it is not accepted. Browsers name that of CSV differently. */
export const mediaTypeOf = (name: string): string | null => fileTypeOf(name)?.type ?? null;

/** The drawing of a file of this name. */
export const fileIconOf = (name: string): string => fileTypeOf(name)?.icon ?? iconPaperclip;
