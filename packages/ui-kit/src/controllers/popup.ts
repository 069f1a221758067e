import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DismissController } from './dismiss.ts';
import { OverlayEvents } from './overlay-events.ts';

/** The reason for closing a popup: Escape, a click outside, or the trigger. */
export type PopupCloseReason = 'escape' | 'outside' | 'trigger';

/** Options of {@link PopupController}. */
export interface PopupOptions {
  /** The floating part, with `popover="auto"`, or `manual` if the host handles the loss of focus itself. */
  readonly panel: () => HTMLElement | null;
  /** The element that opens the popup. */
  readonly trigger: () => HTMLElement | null | undefined;
  /** The element beside which the popup is placed. @default the trigger */
  readonly anchor?: () => HTMLElement | null;
  /** The `aria-haspopup` value of the trigger. */
  readonly kind: 'menu' | 'dialog' | 'listbox';
  readonly isOpen: () => boolean;
  /** Whether the popup is one of several parts of the host, which then emits no events of overlays. @default false */
  readonly isPart?: boolean;
  /** Called when the user activates the trigger; the host sets its `open`. */
  readonly onOpen?: () => void;
  /** Called when the user closes the popup; the host unsets its `open`. */
  readonly onClose: (reason: PopupCloseReason) => void;
}

/**
 * A reactive controller for a panel in the top layer beside its trigger. It shows and hides the panel according to the
 * host's `open`, updates the trigger's ARIA attributes, and reports Escape, clicks outside and clicks on the trigger. The
 * host emits the events of `PlinthOverlayEventMap`.
 */
export class PopupController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PopupOptions;
  readonly #dismiss: DismissController;
  readonly #events?: OverlayEvents;
  #pressedWhileOpen = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: PopupOptions) {
    this.#host = host;
    this.#options = options;
    this.#dismiss = new DismissController(host, () => options.onClose('escape'));
    if (!options.isPart) this.#events = new OverlayEvents(host, options.panel);
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const panel = this.#options.panel();
    if (!panel || !this.#host.isConnected) return;
    this.#describeTrigger();
    const open = this.#options.isOpen();
    this.#dismiss.toggle(open);
    if (open !== panel.matches(':popover-open')) {
      if (open) {
        const source = this.#options.anchor?.() ?? this.#options.trigger();
        panel.showPopover(source ? { source } : {});
      } else {
        panel.hidePopover();
      }
    }
    this.#events?.update(open);
  }

  /** Sets `aria-haspopup` and `aria-expanded` on the trigger; elements of the kit have their own attributes for them. */
  #describeTrigger(): void {
    const trigger = this.#options.trigger();
    if (!trigger) return;
    const isCustomElement = trigger.localName.includes('-');
    trigger.setAttribute(isCustomElement ? 'has-popup' : 'aria-haspopup', this.#options.kind);
    trigger.setAttribute(isCustomElement ? 'expanded' : 'aria-expanded', String(this.#options.isOpen()));
  }

  /** Updates the host, since a panel without a name is named by its trigger. */
  readonly handleTriggerChange = (): void => this.#host.requestUpdate();

  /**
   * Remembers whether the panel is open: the browser closes it before the click of the same press, which must not open
   * it again.
   */
  readonly handleTriggerPointerdown = (): void => {
    this.#pressedWhileOpen = this.#options.isOpen();
  };

  readonly handleTriggerClick = (event: MouseEvent): void => {
    if (this.#options.isOpen()) this.#options.onClose('trigger');
    else if (event.detail === 0 || !this.#pressedWhileOpen) this.#options.onOpen?.();
    this.#pressedWhileOpen = false;
  };

  readonly handleBeforetoggle = (event: ToggleEvent): void => {
    if (event.newState === 'closed' && this.#options.isOpen()) this.#options.onClose('outside');
  };
}
