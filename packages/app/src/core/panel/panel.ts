/** Why a panel did not load. */
export interface PanelFailure {
  /** Code of the client's error. */
  readonly code: string;
  /** What the server answered, where it answered at all (spec §8). */
  readonly body: unknown;
}

/** One part of a page that loads, fails and is retried on its own. What is there stays while it is loaded again. */
export type Panel<Data> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly failure: PanelFailure }
  | {
      readonly status: 'ready';
      readonly data: Data;
      /** The last load failed: these are from before. */
      readonly stale: boolean;
      /** When the data came, in milliseconds since the epoch. */
      readonly at: number;
    };

/** Before the first load. */
export const IDLE = { status: 'idle' } as const;

/** What a panel holds, or what stands for it while there is nothing. */
export function dataOf<Data, Absent>(panel: Panel<Data> | undefined, absent: Absent): Data | Absent {
  return panel?.status === 'ready' ? panel.data : absent;
}

/** The panel has its answer, whatever it is. */
export function isSettled({ status }: Panel<unknown>): boolean {
  return status === 'ready' || status === 'failed';
}
