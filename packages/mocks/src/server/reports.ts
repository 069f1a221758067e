/** Reports of the app and of browsers: each is printed in a line, and none is kept. */

/** Path that reports are sent to. */
export const REPORTS_PATH = '/reports';

/** What the app sends at once is shorter. */
const MAX_BODY_LENGTH = 65_536;
const MAX_LINE_LENGTH = 2_000;
const MAX_LINES_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Fields of a browser's report that have addresses of the app's pages, with ids in them, or parts of its code. */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set(['documentURL', 'referrer', 'sample', 'originalPolicy']);

/** Characters that control a terminal and that JSON leaves as they are. */
const CONTROLS = /[\u007F-\u009F]/g;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the reports of a browser: an array of objects with a type and a body. */
function readBrowserReports(body: unknown): readonly Fields[] | null {
  if (!Array.isArray(body) || !body.every(isFields)) return null;
  return body.map(({ type, body: details }) => ({
    type,
    ...(isFields(details)
      ? Object.fromEntries(Object.entries(details).filter(([name]) => !PRIVATE_FIELDS.has(name)))
      : {}),
  }));
}

/** Returns the reports of the app: an object with its version and an array of objects. */
function readAppReports(body: unknown): readonly Fields[] | null {
  if (!isFields(body)) return null;
  const { version, reports } = body;
  return Array.isArray(reports) && reports.every(isFields) ? reports.map((report) => ({ version, ...report })) : null;
}

/** The reports by the media type of the request. A browser asks for permission before it sends another type than text. */
const READERS = {
  'text/plain': readAppReports,
  'application/json': readAppReports,
  'application/reports+json': readBrowserReports,
} as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lineOf = (report: Fields): string =>
  `report ${JSON.stringify(report).replaceAll(CONTROLS, '')}`.slice(0, MAX_LINE_LENGTH);

/**
 * Creates the function that responds to a request with reports.
 * @param print Prints a line. A tab that fails in a loop prints some, and the others are dropped.
 */
export function createReports(
  print: (line: string) => void,
  clock: () => Date,
): (request: Request) => Promise<Response> {
  let times: number[] = [];

  function printWithinLimit(line: string): void {
    const time = clock().getTime();
    times = times.filter((earlier) => time - earlier < MINUTE_MS);
    if (times.length >= MAX_LINES_PER_MINUTE) return;
    times.push(time);
    print(line);
  }

  return async (request) => {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    const read = Object.entries(READERS).find(([name]) => name === type)?.[1];
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    if (!read) return new Response(null, { status: 415 });
    const text = await request.text();
    if (text.length > MAX_BODY_LENGTH) return new Response(null, { status: 413 });
    const reports = read(parseJson(text));
    if (!reports) return new Response(null, { status: 400 });
    for (const report of reports) printWithinLimit(lineOf(report));
    return new Response(null, { status: 204 });
  };
}
