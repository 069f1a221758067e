import { iconFileSpreadsheet, iconFileText, iconImage, iconPaperclip } from '@plinth/ui-kit/icons';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a ticket takes (decisions: Tickets): media type and drawing by the ending of the name. */
const KINDS: Readonly<Record<string, { readonly type: string; readonly icon: string }>> = {
  pdf: { type: 'application/pdf', icon: iconFileText },
  png: { type: 'image/png', icon: iconImage },
  jpg: { type: 'image/jpeg', icon: iconImage },
  jpeg: { type: 'image/jpeg', icon: iconImage },
  csv: { type: 'text/csv', icon: iconFileSpreadsheet },
  xlsx: { type: XLSX, icon: iconFileSpreadsheet },
};

function kindOf(name: string) {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
}

/** What a file picker offers. */
export const ACCEPTED = Object.keys(KINDS)
  .map((ending) => `.${ending}`)
  .join(',');

/** The media type that a file of this name goes over as; null when it is not taken. Browsers name that of CSV differently. */
export const typeOf = (name: string): string | null => kindOf(name)?.type ?? null;

/** The drawing of a file of this name. */
export const iconOf = (name: string): string => kindOf(name)?.icon ?? iconPaperclip;
