import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { PopupController } from './popup.ts';

/** What {@link CalendarSheetController} needs to know of its host. */
export interface CalendarSheetOptions {
  readonly panel: () => HTMLElement | null;
  readonly trigger: () => HTMLElement | null;
  /** What the sheet stands beside. */
  readonly anchor: () => HTMLElement | null;
  /** What takes the focus. */
  readonly calendar: () => (HTMLElement & { readonly updateComplete: Promise<boolean> }) | null;
}

/** The sheet with a calendar under a field: opens by its button or Alt with the arrow down, and takes the focus. */
export class CalendarSheetController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement & { open: boolean };
  readonly #options: CalendarSheetOptions;
  readonly popup: PopupController;
  #takesFocus = false;

  constructor(host: ReactiveControllerHost & HTMLElement & { open: boolean }, options: CalendarSheetOptions) {
    this.#host = host;
    this.#options = options;
    this.popup = new PopupController(host, {
      panel: options.panel,
      trigger: options.trigger,
      anchor: options.anchor,
      kind: 'dialog',
      isOpen: () => host.open,
      onOpen: () => this.open(),
      onClose: (reason) => (reason === 'outside' ? this.#hide() : this.close()),
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const calendar = this.#options.calendar();
    if (!this.#takesFocus || !calendar) return;
    this.#takesFocus = false;
    void calendar.updateComplete.then(() => calendar.focus());
  }

  open(): void {
    if (this.#host.matches(':disabled')) return;
    this.#host.open = true;
    this.#takesFocus = true;
  }

  /** Closes it and gives the focus back to its button. */
  close(): void {
    this.#hide();
    this.#options.trigger()?.focus();
  }

  /** For the keys of the field: one of them opens it. */
  readonly handleFieldKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || !event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    this.open();
  };

  #hide(): void {
    this.#host.open = false;
    this.#takesFocus = false;
  }
}
