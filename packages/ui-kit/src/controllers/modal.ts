import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DismissController } from './dismiss.ts';
import { deepActiveElement, restoreFocus } from './focus.ts';
import { ScrollLock } from './scroll-lock.ts';

/** How a user asked a modal to close. */
export type ModalCloseReason = 'escape' | 'backdrop' | 'close-button';

/** What {@link ModalController} needs to know of its host. */
export interface ModalOptions {
  readonly dialog: () => HTMLDialogElement | null;
  readonly isOpen: () => boolean;
  /** @param forced the browser has closed it already; the host cannot keep it open. */
  readonly onClose: (reason: ModalCloseReason, forced: boolean) => void;
}

/**
 * A native modal `<dialog>` that follows the host's `open`: page scroll locked, Escape and backdrop reported, focus
 * back to where it was, nothing left behind when the host is taken out while open.
 */
export class ModalController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: ModalOptions;
  readonly #lock: ScrollLock;
  readonly #dismiss: DismissController;
  #opener: Element | null = null;
  #pressedBackdrop = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: ModalOptions) {
    this.#host = host;
    this.#options = options;
    this.#lock = new ScrollLock(host);
    this.#dismiss = new DismissController(host, () => options.onClose('escape', false));
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    const dialog = this.#options.dialog();
    if (!dialog?.open) return;
    dialog.close();
    restoreFocus(this.#opener);
  }

  hostUpdated(): void {
    const dialog = this.#options.dialog();
    if (!dialog || !this.#host.isConnected) return;
    const open = this.#options.isOpen();
    this.#lock.toggle(open);
    this.#dismiss.toggle(open);
    if (open === dialog.open) return;
    if (open) {
      this.#opener = deepActiveElement(this.#host.ownerDocument);
      dialog.showModal();
    } else {
      dialog.close();
    }
  }

  /** A back gesture asks here; Escape has been taken before it comes to this. */
  readonly handleCancel = (event: Event): void => {
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    this.#options.onClose('escape', false);
  };

  /** Reached without the host's doing only when the browser insists on closing. */
  readonly handleClose = (event: Event): void => {
    const dialog = this.#options.dialog();
    if (event.target === dialog && dialog?.isConnected && !dialog.open && this.#options.isOpen())
      this.#options.onClose('escape', true);
  };

  readonly handlePointerdown = (event: PointerEvent): void => {
    this.#pressedBackdrop = event.target === event.currentTarget;
  };

  /** Only a press that begins and ends on the backdrop counts: selecting text may end outside. */
  readonly handleClick = (event: MouseEvent): void => {
    if (this.#pressedBackdrop && event.target === event.currentTarget) this.#options.onClose('backdrop', false);
    this.#pressedBackdrop = false;
  };

  readonly handleCloseButton = (): void => this.#options.onClose('close-button', false);
}
