import { calendarDayOf, formatNumber } from '#format/format.ts';
import { parseNumber } from '#format/parse-number.ts';
import type { CellValue } from '#table/engine/column.ts';
import type { GridEditorKind } from '../data-grid.types.ts';

const MAX_DECIMALS = 20;

/** Returns the text that a control shows for a value. */
export function toControlText(kind: GridEditorKind, value: CellValue, language: string): string {
  if (value === null || value === undefined) return '';
  if (kind === 'number') return typeof value === 'number' ? formatNumber(value, language, MAX_DECIMALS) : '';
  if (kind === 'date') return typeof value === 'string' || value instanceof Date ? calendarDayOf(value) : '';
  return String(value);
}

/**
 * Returns the value of a control's text. An empty number or date is `null`; a number that cannot be parsed is `NaN`. A
 * date has the type of the cell's previous value: a `Date` in local time, otherwise an ISO date.
 */
export function fromControlText(kind: GridEditorKind, text: string, previous: CellValue, language: string): CellValue {
  if (kind === 'text' || kind === 'choice') return text;
  if (text.trim() === '') return null;
  if (kind === 'number') return parseNumber(text, language) ?? Number.NaN;
  return previous instanceof Date ? new Date(`${text}T00:00`) : text;
}

function toComparable(value: CellValue): unknown {
  return value instanceof Date ? value.getTime() : value === '' ? null : (value ?? null);
}

/** Returns whether two values of a cell are the same for the user: an empty text is the same as no value. */
export function isSameValue(a: CellValue, b: CellValue): boolean {
  return Object.is(toComparable(a), toComparable(b));
}
