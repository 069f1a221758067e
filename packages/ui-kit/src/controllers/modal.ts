import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DismissController } from './dismiss.ts';
import { deepActiveElement, restoreFocus } from './focus.ts';
import { setModalOpen } from './open-modals.ts';
import { OverlayEvents } from './overlay-events.ts';
import { ScrollLock } from './scroll-lock.ts';

/** Returns the elements with `autofocus` in the slots of a dialog, in tree order. */
function autofocusElements(dialog: HTMLDialogElement): readonly HTMLElement[] {
  const assigned = [...dialog.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }));
  return assigned
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element): element is HTMLElement => element.matches('[autofocus]'));
}

/** Resolves when an element or the closest one around it that renders, such as the field of a control, has rendered. */
async function updateCompleteOf(element: Element): Promise<void> {
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (!('updateComplete' in node)) continue;
    await node.updateComplete;
    return;
  }
}

/** Focuses the first element with `autofocus` in a dialog that has opened, also one that delegates its focus, which browsers skip. */
function focusAutofocus(dialog: HTMLDialogElement): void {
  const focused = deepActiveElement(dialog.ownerDocument);
  for (const element of autofocusElements(dialog)) {
    element.focus();
    if (element.matches(':focus-within')) return;
    // An element of the kit that has just been inserted, or a control in one, can be focused once it has rendered.
    void updateCompleteOf(element).then(() => {
      if (dialog.open && deepActiveElement(dialog.ownerDocument) === focused) element.focus();
    });
  }
}

/** The reason for closing a modal. */
export type ModalCloseReason = 'escape' | 'backdrop' | 'close-button';

/** Options of {@link ModalController}. */
export interface ModalOptions {
  readonly dialog: () => HTMLDialogElement | null;
  readonly isOpen: () => boolean;
  /** Whether the dialog is modal. The page beside one that isn't can be used, and Escape closes it only from inside. @default true */
  readonly isModal?: () => boolean;
  /** @param forced Whether the browser has already closed the dialog, so that the host can't keep it open. */
  readonly onClose: (reason: ModalCloseReason, forced: boolean) => void;
}

/**
 * A reactive controller that synchronizes a native `<dialog>`, usually a modal one, with the host's `open`: it locks the scrolling of
 * the page, reports Escape and clicks on the backdrop, restores the focus, and cleans up when the host is removed while
 * open. The host emits the events of `PlinthOverlayEventMap`.
 */
export class ModalController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: ModalOptions;
  readonly #lock: ScrollLock;
  readonly #dismiss: DismissController;
  readonly #events: OverlayEvents;
  #opener: Element | null = null;
  #pressedBackdrop = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: ModalOptions) {
    this.#host = host;
    this.#options = options;
    this.#lock = new ScrollLock(host);
    this.#dismiss = new DismissController(
      host,
      () => options.onClose('escape', false),
      (event) => this.#isModal || event.composedPath().includes(host),
    );
    this.#events = new OverlayEvents(host, options.dialog);
    host.addController(this);
  }

  get #isModal(): boolean {
    return this.#options.isModal?.() ?? true;
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    setModalOpen(this.#host, false);
    const dialog = this.#options.dialog();
    if (!dialog?.open) return;
    dialog.close();
    restoreFocus(this.#opener);
  }

  hostUpdated(): void {
    const dialog = this.#options.dialog();
    if (!dialog || !this.#host.isConnected) return;
    const open = this.#options.isOpen();
    this.#lock.toggle(open && this.#isModal);
    this.#dismiss.toggle(open);
    // A native dialog can't change its kind while it is open.
    if (dialog.open && dialog.matches(':modal') !== this.#isModal) dialog.close();
    if (open && !dialog.open) {
      this.#opener = deepActiveElement(this.#host.ownerDocument);
      if (this.#isModal) dialog.showModal();
      else dialog.show();
      focusAutofocus(dialog);
    } else if (!open && dialog.open) {
      dialog.close();
    }
    setModalOpen(this.#host, open && this.#isModal);
    this.#events.update(open);
  }

  /** Handles a back gesture; Escape has been handled before. */
  readonly handleCancel = (event: Event): void => {
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    this.#options.onClose('escape', false);
  };

  /** Handles a close that the browser forces. */
  readonly handleClose = (event: Event): void => {
    const dialog = this.#options.dialog();
    if (event.target === dialog && dialog?.isConnected && !dialog.open && this.#options.isOpen())
      this.#options.onClose('escape', true);
  };

  readonly handlePointerdown = (event: PointerEvent): void => {
    this.#pressedBackdrop = event.target === event.currentTarget;
  };

  /** Counts only a click that begins and ends on the backdrop, since a text selection may end outside. */
  readonly handleClick = (event: MouseEvent): void => {
    if (this.#isModal && this.#pressedBackdrop && event.target === event.currentTarget)
      this.#options.onClose('backdrop', false);
    this.#pressedBackdrop = false;
  };

  readonly handleCloseButton = (): void => this.#options.onClose('close-button', false);
}
