/** An event of a calendar file. Instants are milliseconds since the epoch. */
export interface CalendarEvent {
  /** Identifies the event, so that a file that is imported again replaces it. */
  readonly uid: string;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  /** An empty description is omitted. */
  readonly description: string;
}

/** The maximum length of a line in bytes, without its line break (RFC 5545, section 3.1). */
const MAX_LINE_BYTES = 75;

/** Escapes a text value (RFC 5545, section 3.3.11). Control characters other than line breaks are not allowed. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** Formats an instant in UTC, as `20261124T180000Z`. */
function formatInstant(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Folds a line into lines of at most 75 bytes. A continuation line starts with a space. Characters are never split. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  let byteCount = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (byteCount + size > MAX_LINE_BYTES) {
      lines.push(' ');
      byteCount = 1;
    }
    lines[lines.length - 1] += character;
    byteCount += size;
  }
  return lines.join('\r\n');
}

/**
 * Creates a calendar file (RFC 5545) with one event.
 * @param product Names the app that created the file.
 * @param now When the file is created.
 */
export function createCalendarFile(event: CalendarEvent, product: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Meetings//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatInstant(now)}`,
    `DTSTART:${formatInstant(event.start)}`,
    `DTEND:${formatInstant(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
