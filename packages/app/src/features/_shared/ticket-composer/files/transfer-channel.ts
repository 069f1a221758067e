import { END, eventChannel, buffers, type EventChannel } from 'redux-saga';

/** An event of a transfer: its progress, or its result or error as the last event. */
export type TransferEvent<Result> =
  | { readonly status: 'progressed'; readonly share: number }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: unknown };

/** Returns a channel with the events of a transfer. Closing the channel aborts it. `share` goes from 0 to 1. */
export function transferChannel<Result>(
  start: (options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }) => Promise<Result>,
): EventChannel<TransferEvent<Result>> {
  return eventChannel<TransferEvent<Result>>((emit) => {
    const controller = new AbortController();
    const end = (lastEvent: TransferEvent<Result>) => {
      emit(lastEvent);
      emit(END);
    };
    start({ signal: controller.signal, onProgress: (share) => emit({ status: 'progressed', share }) }).then(
      (result) => end({ status: 'done', result }),
      (error: unknown) => end({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, buffers.expanding());
}
