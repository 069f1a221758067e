import type { Metric } from 'web-vitals';
import type { Storage } from '#core/storage/storage.ts';
import { createBatch } from './batch.ts';
import { assetOf, causeOf, describeError, messageOf, positionOf, type ErrorDescription } from './describe-error.ts';
import type { FailedCall, Incident } from './incident.ts';

/** What leaves the browser. Nothing else does (`SECURITY.md`). */
type Report = { readonly route: string } & (
  | ({ readonly kind: 'error' } & ErrorDescription)
  /** A file of the build that failed to load; null where the browser doesn't name it. */
  | { readonly kind: 'chunk'; readonly file: string | null }
  /** A call by its method and path template, with the code of the error. */
  | { readonly kind: 'call'; readonly call: string; readonly code: string; readonly status?: number }
  | {
      readonly kind: 'vital';
      readonly name: Metric['name'];
      readonly value: number;
      readonly rating: Metric['rating'];
      readonly navigation: Metric['navigationType'];
    }
);

interface ReporterOptions {
  readonly version: string;
  /** Origin of the app's files. */
  readonly origin: string;
  /** Returns the id of the route that is open. */
  readonly route: () => string;
  readonly storage: Pick<Storage, 'get' | 'set'>;
  readonly now: () => number;
  /** Sends the text of a request. */
  readonly send: (text: string) => void;
}

/** Reports incidents and figures. */
export interface Reporter {
  readonly add: (incident: Incident) => void;
  readonly addVital: (metric: Pick<Metric, 'name' | 'value' | 'rating' | 'navigationType'>) => void;
  /** Sends what has not been sent yet. */
  readonly flush: () => void;
}

/** The properties of the events that say what went wrong. */
interface IncidentEvent extends Event {
  readonly error?: unknown;
  readonly reason?: unknown;
  readonly payload?: unknown;
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
}

/** Errors that say that nothing is wrong: nobody waits for the call, or the session has ended. */
const EXPECTED_CODES: ReadonlySet<string> = new Set(['aborted', 'session-expired']);

const ADDRESS = /https?:\/\/\S+/;

/** Creates a reporter. It keeps of each incident what can't be about a person. */
export function createReporter({ version, origin, route, ...options }: ReporterOptions): Reporter {
  const batch = createBatch<Report>({
    ...options,
    send: (reports) => options.send(JSON.stringify({ version, reports })),
  });
  const reported = new WeakSet<object>();

  /** Whether an error was reported before, as it is or as the cause of this one. */
  function wasReported(error: unknown): boolean {
    const objects = [error, causeOf(error)].filter((value): value is object => Object(value) === value);
    const isKnown = objects.some((value) => reported.has(value));
    for (const value of objects) reported.add(value);
    return isKnown;
  }

  function addEvent({ type, error, reason, payload, filename = '', lineno, colno }: IncidentEvent): void {
    const thrown = { error, unhandledrejection: reason }[type] ?? payload;
    if (wasReported(thrown)) return;
    if (type === 'vite:preloadError') {
      const [url = ''] = ADDRESS.exec(messageOf(thrown)) ?? [];
      batch.add({ kind: 'chunk', route: route(), file: assetOf(url, origin) });
      return;
    }
    const description = describeError(thrown, origin);
    const position = description.positions.length > 0 ? null : positionOf(filename, lineno, colno, origin);
    const positions = position === null ? description.positions : [position];
    batch.add({ kind: 'error', route: route(), ...description, positions });
  }

  function addCall({ call, error: { code, ...details } }: FailedCall): void {
    if (EXPECTED_CODES.has(code)) return;
    const status = 'status' in details ? { status: Number(details.status) } : {};
    batch.add({ kind: 'call', route: route(), call, code, ...status });
  }

  return {
    add: (incident) => (incident instanceof Event ? addEvent(incident) : addCall(incident)),
    addVital: ({ name, value, rating, navigationType }) => {
      const rounded = Math.round(value * 1_000) / 1_000;
      batch.add({ kind: 'vital', route: route(), name, value: rounded, rating, navigation: navigationType });
    },
    flush: batch.flush,
  };
}
