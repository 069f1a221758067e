import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DismissController } from './dismiss.ts';

/** How a popup came to close: Escape, a press outside of it, or the trigger. */
export type PopupCloseReason = 'escape' | 'outside' | 'trigger';

/** What {@link PopupController} needs to know of its host. */
export interface PopupOptions {
  /** The part that floats; it carries `popover="auto"`, or `manual` when the host itself sees the focus leave. */
  readonly panel: () => HTMLElement | null;
  /** What opens it. */
  readonly trigger: () => HTMLElement | null | undefined;
  /** What it stands beside. @default the trigger */
  readonly anchor?: () => HTMLElement | null;
  /** What the trigger says that it opens. */
  readonly kind: 'menu' | 'dialog' | 'listbox';
  readonly isOpen: () => boolean;
  /** A user asks for it by its trigger; the host sets its `open`. */
  readonly onOpen?: () => void;
  /** A user ends it; the host takes its `open` back. */
  readonly onClose: (reason: PopupCloseReason) => void;
}

/**
 * A panel in the top layer beside its trigger: shows and hides it as the host's `open` says, tells assistive
 * technology through the trigger, and reports Escape, presses outside and presses of the trigger.
 */
export class PopupController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PopupOptions;
  readonly #dismiss: DismissController;
  #pressedWhileOpen = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: PopupOptions) {
    this.#host = host;
    this.#options = options;
    this.#dismiss = new DismissController(host, () => options.onClose('escape'));
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
    if (open === panel.matches(':popover-open')) return;
    if (open) {
      const source = this.#options.anchor?.() ?? this.#options.trigger();
      panel.showPopover(source ? { source } : {});
    } else {
      panel.hidePopover();
    }
  }

  /** Puts `aria-haspopup` and `aria-expanded` on the trigger; an element of the kit has attributes of its own for them. */
  #describeTrigger(): void {
    const trigger = this.#options.trigger();
    if (!trigger) return;
    const custom = trigger.localName.includes('-');
    trigger.setAttribute(custom ? 'has-popup' : 'aria-haspopup', this.#options.kind);
    trigger.setAttribute(custom ? 'expanded' : 'aria-expanded', String(this.#options.isOpen()));
  }

  /** A panel without a name of its own has that of its trigger, which is drawn. */
  readonly handleTriggerChange = (): void => this.#host.requestUpdate();

  /** The browser closes an open panel before the click of the same press: the click must not open it again. */
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
