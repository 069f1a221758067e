import type { toastVariants } from './toast.ts';

/** The reason why a toast was closed. */
export type ToastCloseReason = 'timeout' | 'user' | 'action' | 'script';

/** The options of {@link PlinthToastRegion.show}. */
export interface ToastOptions {
  /** The message: what happened, in one line. */
  readonly message: string;
  /** Details, such as what to do next. */
  readonly description?: string | undefined;
  /** The kind of message. Defaults to `info`; a `danger` toast stays until it is closed. */
  readonly variant?: (typeof toastVariants)[number] | undefined;
  /** The label of the toast's button. */
  readonly action?: string | undefined;
  /** Called when the user presses the button, before the toast closes. */
  readonly onAction?: (() => void) | undefined;
  /** The time that the toast stays, in milliseconds; `Infinity` keeps it open. Defaults to the region's `duration`. */
  readonly duration?: number | undefined;
  /** Whether the toast shows a spinner instead of its icon. */
  readonly busy?: boolean | undefined;
}

/** The text of an outcome, or its options, which may depend on the outcome. */
export type ToastOutcome<Value> = string | ToastOptions | ((value: Value) => string | ToastOptions);

/** The toasts of {@link PlinthToastRegion.showPromise}. */
export interface ToastPromiseOptions<Value> {
  /** Shown with a spinner until the promise is settled. */
  readonly pending: string | ToastOptions;
  /** Shown when the promise is fulfilled, with the variant `success` by default. */
  readonly success: ToastOutcome<Value>;
  /** Shown when the promise is rejected, with the variant `danger` by default. A function receives the reason. */
  readonly error: ToastOutcome<unknown>;
}

/** A toast that was requested: it is shown, or waits until there is room. */
export interface ToastHandle {
  /** The number of the toast in its region, which the event of its action carries. */
  readonly id: number;
  /** Resolves when the toast has been removed. */
  readonly closed: Promise<ToastCloseReason>;
  /** Replaces some of the toast's options. Its time starts again. Without effect on a closed toast. */
  update(changes: Partial<ToastOptions>): void;
  /** Closes the toast. */
  close(): void;
}
