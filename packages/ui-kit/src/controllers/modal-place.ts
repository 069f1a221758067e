import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { topModal, watchModals } from './open-modals.ts';

/** Options of {@link ModalPlaceController}. */
export interface ModalPlaceOptions {
  /** Whether users need the host over a modal. */
  readonly isNeeded: () => boolean;
  /** Called after the host was moved. */
  readonly onMove: () => void;
}

/**
 * A reactive controller that moves its host into the topmost open modal while users need it there, since everything
 * outside of a modal is inert, and then back to its place.
 */
export class ModalPlaceController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: ModalPlaceOptions;
  /** The place of the host in the page, while it is in a modal. */
  #home: { readonly marker: Comment; readonly slot: string | null } | null = null;
  #unwatch?: () => void;

  constructor(host: ReactiveControllerHost & HTMLElement, options: ModalPlaceOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unwatch = watchModals(this.#host.ownerDocument, this.#handleModalChange);
  }

  hostDisconnected(): void {
    this.#unwatch?.();
    // The modal was removed, with the host in it.
    if (!this.#host.isConnected) this.#moveTo(undefined);
  }

  readonly #handleModalChange = (): void => {
    this.follow();
  };

  /**
   * Moves the host into the topmost modal while it is needed, or else to its place.
   * @returns whether it has moved into a modal.
   */
  follow(): boolean {
    const host = this.#host;
    if (!host.isConnected) return false;
    const modal = this.#options.isNeeded() ? topModal(host.ownerDocument) : undefined;
    return this.#moveTo(modal?.contains(this.#home?.marker ?? host) ? undefined : modal);
  }

  /** Moves the host into a modal, or to its place. */
  #moveTo(modal: HTMLElement | undefined): boolean {
    const host = this.#host;
    if (modal ? host.parentElement === modal : !this.#home) return false;
    if (!this.#home) {
      this.#home = { marker: host.ownerDocument.createComment(''), slot: host.getAttribute('slot') };
      host.before(this.#home.marker);
    }
    const { marker } = this.#home;
    const parent = modal ?? marker.parentNode;
    const before = modal ? null : marker;
    const slot = modal ? 'toasts' : this.#home.slot;
    if (slot === null) host.removeAttribute('slot');
    else host.slot = slot;
    if (!parent) host.remove();
    else if (host.isConnected && parent.isConnected && 'moveBefore' in parent) parent.moveBefore(host, before);
    else parent.insertBefore(host, before);
    if (!modal) {
      marker.remove();
      this.#home = null;
    }
    this.#options.onMove();
    return modal !== undefined;
  }
}
