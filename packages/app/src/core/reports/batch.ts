import type { Storage } from '#core/storage/storage.ts';

/** The shortest time between two requests, in milliseconds, unless the page is hidden. */
const SEND_INTERVAL_MS = 5_000;
const MINUTE_MS = 60_000;
/** A loop that fails must not flood the server. */
const MAX_REPORTS_PER_MINUTE = 20;
const MAX_REPORTS_PER_SESSION = 200;

interface BatchOptions<Report> {
  /** Keeps how many reports the tab has made, which reloads don't reset. */
  readonly storage: Pick<Storage, 'get' | 'set'>;
  readonly now: () => number;
  readonly send: (reports: readonly Report[]) => void;
}

/** Reports that are sent together. */
interface Batch<Report> {
  /** Adds a report, or drops it when there were too many. */
  readonly add: (report: Report) => void;
  /** Sends what has not been sent yet. */
  readonly flush: () => void;
}

/** Creates a batch that sends its reports every few seconds. */
export function createBatch<Report>({ storage, now, send }: BatchOptions<Report>): Batch<Report> {
  let reports: Report[] = [];
  let times: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (reports.length === 0) return;
    send(reports);
    reports = [];
  }

  return {
    add(report) {
      const time = now();
      times = times.filter((earlier) => time - earlier < MINUTE_MS);
      const count = storage.get('reportCount') ?? 0;
      if (times.length >= MAX_REPORTS_PER_MINUTE || count >= MAX_REPORTS_PER_SESSION) return;
      storage.set('reportCount', count + 1);
      times.push(time);
      reports.push(report);
      timer ??= setTimeout(flush, SEND_INTERVAL_MS);
    },
    flush,
  };
}
