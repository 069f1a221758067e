import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { isElement } from '#base/dom.ts';
import { emit } from '#base/emit.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { restoreFocus } from '#controllers/focus.ts';
import { LocaleController } from '#controllers/locale.ts';
import { ModalPlaceController } from '#controllers/modal-place.ts';
import { toastStrings } from '#strings/en/toast.ts';
import { toastRegionStyles } from './toast-region.styles.ts';
import type {
  ToastCloseReason,
  ToastHandle,
  ToastOptions,
  ToastOutcome,
  ToastPromiseOptions,
} from './toast-region.types.ts';
import { ToastTimer } from './toast-timer.ts';
import type { PlinthToast } from './toast.ts';

export type {
  ToastCloseReason,
  ToastHandle,
  ToastOptions,
  ToastOutcome,
  ToastPromiseOptions,
} from './toast-region.types.ts';

export const toastPositions = [
  'top-end',
  'top-center',
  'top-start',
  'bottom-end',
  'bottom-center',
  'bottom-start',
] as const;

const DEFAULT_MAX = 3;
const DEFAULT_DURATION_MS = 5000;
const REPEAT_INTERVAL_MS = 5000;
/** The time that a live region that was moved has to exist before assistive technology announces its messages. */
const LIVE_REGION_DELAY_MS = 100;

interface Toast {
  readonly handle: ToastHandle;
  readonly timer: ToastTimer;
  readonly settle: (reason: ToastCloseReason) => void;
  options: ToastOptions;
  /** When its message appeared; undefined while it waits. */
  shownAt?: number | undefined;
  closeReason?: ToastCloseReason;
}

/** Identifies a message that is shown at most once in five seconds. */
const keyOf = ({ variant, message, description }: ToastOptions): string => [variant, message, description].join('\n');

function outcomeOptions<Value>(
  variant: ToastOptions['variant'],
  outcome: ToastOutcome<Value>,
  value: Value,
): ToastOptions {
  const content = typeof outcome === 'function' ? outcome(value) : outcome;
  return { variant, ...(typeof content === 'string' ? { message: content } : content) };
}

export interface PlinthToastRegionEventMap {
  'plinth-toast-action': CustomEvent<{ readonly id: number; readonly message: string }>;
}

/**
 * The container that shows toasts over the page and announces them: errors assertively, the others politely. Toasts
 * close after five seconds, except errors, and stay while they are hovered or focused. At most `max` are shown at once;
 * the others wait for room, and their time starts when they appear. The same message is shown at most once in five
 * seconds, unless it results from its own action.
 *
 * Outside of an open modal dialog everything is inert. While there are toasts, the region is therefore a child of the
 * topmost modal dialog; then it returns to its place. A framework that changes the siblings of the region needs an
 * element around it.
 *
 * @when Once on a page, at the end of the body, in an element of its own.
 * @whenNot For a message that users must read or respond to, use an alert or a dialog.
 * @keyboard Tab — Moves the focus to the buttons of the toasts, which stay open while they are focused.
 * @csspart list - The stack of toasts.
 * @cssproperty [--plinth-toast-region-offset=0.5rem] - The distance of toasts at the top from the navbar.
 * @cssproperty [--plinth-toast-region-width=27rem] - The width of a toast, at most that of the window.
 * @fires plinth-toast-action - Emitted when the user presses the action of a toast.
 * @dependency plinth-toast
 */
export class PlinthToastRegion extends PlinthElement<PlinthToastRegionEventMap> {
  static override styles = toastRegionStyles;

  readonly #locale = new LocaleController(this, toastStrings);
  #lastId = 0;
  #focusReturnTarget: Element | null = null;
  readonly #modalPlace = new ModalPlaceController(this, {
    isNeeded: () => this.toasts.length > 0,
    // A move that disconnects the list closes it; the next update opens it.
    onMove: () => {
      if (this.list?.matches(':popover-open')) this.#showOnTop();
    },
  });
  #isHovered = false;

  @query('[part="list"]') private readonly list!: HTMLElement | null;

  /** The corner or edge of the window, in logical directions. @default 'top-end' */
  @property({ reflect: true, of: toastPositions }) position: (typeof toastPositions)[number] = 'top-end';
  /** The time that a toast stays, in milliseconds. @default 5000 */
  @property({ type: Number }) duration = DEFAULT_DURATION_MS;

  /** The number of toasts that are shown at once, at least one. @default 3 */
  @property({ type: Number }) max = DEFAULT_MAX;

  /** All toasts, in the order of their requests. The first ones are shown. */
  @state() private toasts: readonly Toast[] = [];
  #recentToasts: Toast[] = [];

  /**
   * Shows a toast, or queues it if there is no room.
   * @returns the handle of the toast; that of the earlier toast if the same message is still open, or was shown within
   * five seconds and its action was not pressed since.
   */
  show(options: ToastOptions): ToastHandle {
    const key = keyOf(options);
    const now = performance.now();
    this.#recentToasts = this.#recentToasts.filter(
      (toast) => this.toasts.includes(toast) || now - (toast.shownAt ?? -Infinity) < REPEAT_INTERVAL_MS,
    );
    const existing = this.#recentToasts.find((toast) => keyOf(toast.options) === key);
    return (existing ?? this.#add(options)).handle;
  }

  /**
   * Shows a toast that stays until a promise is settled and then shows its outcome, also if the user has closed the
   * toast in the meantime.
   * @returns the same promise.
   */
  showPromise<Value>(promise: Promise<Value>, options: ToastPromiseOptions<Value>): Promise<Value> {
    const { pending, success, error } = options;
    const toast = this.#add({ ...outcomeOptions('info', pending, undefined), busy: true, duration: Infinity });
    void this.#showOutcome(
      toast,
      promise.then(
        (value) => outcomeOptions('success', success, value),
        (reason: unknown) => outcomeOptions('danger', error, reason),
      ),
    );
    return promise;
  }

  /** Closes all toasts. */
  clear(): void {
    for (const toast of this.toasts) this.#close(toast, 'script');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate('toasts');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const toast of this.toasts) toast.timer.pause();
  }

  /** Moves into a modal before a new toast is rendered: assistive technology has to know a live region before its message. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (!this.#modalPlace.follow()) return super.scheduleUpdate();
    return new Promise((resolve) => setTimeout(resolve, LIVE_REGION_DELAY_MS)).then(() => super.scheduleUpdate());
  }

  override updated(): void {
    const { list } = this;
    if (!list || !this.isConnected) return;
    if (this.toasts.length === 0) this.#isHovered = false;
    // Always rendered, so that assistive technology knows the live region before its first message.
    if (!list.matches(':popover-open')) list.showPopover();
    else void this.#moveToTop();
    for (const toast of this.#shownToasts) toast.shownAt ??= performance.now();
    this.#updateTimers();
  }

  get #shownToasts(): readonly Toast[] {
    return this.toasts.slice(0, typeof this.max === 'number' && this.max >= 1 ? this.max : DEFAULT_MAX);
  }

  readonly #handlePointerenter = (): void => {
    this.#isHovered = true;
    this.#updateTimers();
  };

  readonly #handlePointerleave = (): void => {
    this.#isHovered = false;
    this.#updateTimers();
  };

  readonly #handleFocusin = (event: FocusEvent): void => {
    const from = event.relatedTarget;
    if (isElement(from) && !this.shadowRoot?.contains(from)) this.#focusReturnTarget = from;
    this.#updateTimers();
  };

  readonly #handleFocusout = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!(isElement(next) && this.shadowRoot?.contains(next))) this.#updateTimers(false);
  };

  #updateTimers(focused = Boolean(this.shadowRoot?.activeElement)): void {
    const shownToasts = this.#isHovered || focused ? [] : this.#shownToasts;
    for (const toast of this.toasts) {
      if (shownToasts.includes(toast)) toast.timer.run();
      else toast.timer.pause();
    }
  }

  #add(options: ToastOptions): Toast {
    const { promise, resolve } = Promise.withResolvers<ToastCloseReason>();
    this.#lastId += 1;
    const toast: Toast = {
      options,
      timer: new ToastTimer(this.#durationOf(options), () => this.#close(toast, 'timeout')),
      settle: resolve,
      handle: {
        id: this.#lastId,
        closed: promise,
        update: (changes) => this.#change(toast, { ...toast.options, ...changes }),
        close: () => this.#close(toast, 'script'),
      },
    };
    this.#recentToasts.push(toast);
    this.toasts = [...this.toasts, toast];
    return toast;
  }

  #change(toast: Toast, options: ToastOptions): void {
    if (!this.toasts.includes(toast)) return;
    toast.options = options;
    // Users need as long to read the change as they did for the first message.
    toast.timer.reset(this.#durationOf(options));
    toast.shownAt = undefined;
    this.requestUpdate('toasts');
  }

  /** Shows the outcome of a promise in its toast, or in a new one if the user has closed that. */
  async #showOutcome(toast: Toast, outcome: Promise<ToastOptions>): Promise<void> {
    try {
      const options = await outcome;
      if (this.toasts.includes(toast)) this.#change(toast, options);
      else if (toast.closeReason !== 'script') this.show(options);
    } catch (error) {
      // The function that describes the outcome has thrown: the toast must not seem pending.
      this.#close(toast, 'script');
      throw error;
    }
  }

  #durationOf({ duration, variant }: ToastOptions): number {
    if (duration !== undefined && duration >= 0) return duration;
    if (variant === 'danger') return Infinity;
    return this.duration >= 0 ? this.duration : DEFAULT_DURATION_MS;
  }

  #close(toast: Toast, reason: ToastCloseReason): void {
    if (!this.toasts.includes(toast)) return;
    toast.timer.pause();
    const focused = this.shadowRoot?.activeElement;
    const hadFocus = Boolean(focused) && focused === this.#elementOf(toast);
    this.toasts = this.toasts.filter((other) => other !== toast);
    if (hadFocus) this.#moveFocus();
    toast.closeReason = reason;
    toast.settle(reason);
  }

  /** Moves the focus to the next toast, or back to where it came from, so that it is not lost to the body. */
  #moveFocus(): void {
    // A toast that takes the free place is not rendered yet.
    const next = this.#shownToasts.map((toast) => this.#elementOf(toast)).findLast((element) => element !== null);
    if (next) {
      next.focus();
    } else {
      restoreFocus(this.#focusReturnTarget);
      this.#focusReturnTarget = null;
    }
  }

  /** Opens the list above everything else: the top layer is ordered by insertion. */
  #showOnTop(): void {
    this.list?.hidePopover();
    this.list?.showPopover();
  }

  /** Reopens the region above a popup that opened in the meantime. */
  async #moveToTop(): Promise<void> {
    const newest = this.#shownToasts.at(-1);
    const element = newest && this.#elementOf(newest);
    await element?.updateComplete;
    const root = this.getRootNode();
    if (!element?.isConnected || !('elementFromPoint' in root) || this.shadowRoot?.activeElement) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const topmost = (root as Document | ShadowRoot).elementFromPoint(x + width / 2, y + height / 2);
    if (topmost && topmost !== this) this.#showOnTop();
  }

  #elementOf(toast: Toast): PlinthToast | null {
    return this.shadowRoot?.querySelector<PlinthToast>(`[data-id="${toast.handle.id}"]`) ?? null;
  }

  #runAction(toast: Toast): void {
    const { handle, options } = toast;
    emit(this, 'plinth-toast-action', { id: handle.id, message: options.message });
    try {
      options.onAction?.();
    } finally {
      this.#close(toast, 'action');
      // An action that fails again is announced again.
      this.#recentToasts = this.#recentToasts.filter((other) => other !== toast);
    }
  }

  override render(): TemplateResult {
    return html`<div
      part="list"
      popover="manual"
      role="region"
      aria-label=${this.#locale.strings.notifications}
      @pointerenter=${this.#handlePointerenter}
      @pointerleave=${this.#handlePointerleave}
      @focusin=${this.#handleFocusin}
      @focusout=${this.#handleFocusout}
    >
      <div class="live" role="log" aria-live="polite">
        ${repeat(
          this.#shownToasts,
          (toast) => toast.handle.id,
          (toast) => this.renderToast(toast),
        )}
      </div>
    </div>`;
  }

  private renderToast(toast: Toast): TemplateResult {
    const { options, handle } = toast;
    return html`<plinth-toast
      class="toast"
      data-id=${handle.id}
      role=${options.variant === 'danger' ? 'alert' : nothing}
      .variant=${options.variant ?? 'info'}
      .message=${options.message}
      .description=${options.description ?? ''}
      .action=${options.action ?? ''}
      .busy=${options.busy ?? false}
      @plinth-toast-dismiss=${() => this.#close(toast, 'user')}
      @plinth-toast-action=${() => this.#runAction(toast)}
    ></plinth-toast>`;
  }
}
