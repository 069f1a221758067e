/** Why a panel failed to load. */
export interface PanelFailure {
  /** Code of the client's error. */
  readonly code: string;
  /** Body of the error response; null without a response (product.md#errors). */
  readonly body: unknown;
}

/** State of a part of a page that loads, fails and is retried on its own. Loaded data is kept while it is reloaded. */
export type Panel<Data> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly failure: PanelFailure }
  | {
      readonly status: 'ready';
      readonly data: Data;
      /** Whether the last reload failed, so that the data is from an earlier load. */
      readonly stale: boolean;
      /** When the data was loaded, in milliseconds since the epoch. */
      readonly loadedAt: number;
    };

/** State before the first load. */
export const IDLE = { status: 'idle' } as const;

/** Returns the data of a panel, or `fallback` while it has none. */
export function dataOf<Data, Fallback>(panel: Panel<Data> | undefined, fallback: Fallback): Data | Fallback {
  return panel?.status === 'ready' ? panel.data : fallback;
}

/** Returns when the oldest data that failed to reload was loaded; null if none did. */
export function staleSince(panels: readonly Panel<unknown>[]): number | null {
  const times = panels.flatMap((panel) => (panel.status === 'ready' && panel.stale ? [panel.loadedAt] : []));
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether a panel has loaded or failed. */
export function isSettled({ status }: Panel<unknown>): boolean {
  return status === 'ready' || status === 'failed';
}

/** Whether a code is that of a call without a response: there was no connection, or it timed out. */
const hasNoResponse = (code: string): boolean => code === 'network' || code === 'timeout';

/**
 * Returns the translation key of the text for the failed panels of a page. Only a page whose failed calls all had no
 * response says that the server can't be reached.
 * @param panels every panel of the page.
 */
export function failureTextOf(panels: readonly Panel<unknown>[]): string {
  if (panels.some(({ status }) => status === 'ready')) return 'panel.restLoaded';
  const haveNoResponse = panels.flatMap((panel) =>
    panel.status === 'failed' ? [hasNoResponse(panel.failure.code)] : [],
  );
  if (haveNoResponse.every(Boolean)) return 'panel.unreachable';
  return haveNoResponse.some(Boolean) ? 'panel.nothingChanged' : 'panel.serverError';
}
