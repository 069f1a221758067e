import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { PopupController } from './popup.ts';

/** Options of {@link CalendarSheetController}. */
export interface CalendarSheetOptions {
  readonly panel: () => HTMLElement | null;
  readonly trigger: () => HTMLElement | null;
  /** The element beside which the popup is placed. */
  readonly anchor: () => HTMLElement | null;
  /** The calendar, which takes the focus. */
  readonly calendar: () => (HTMLElement & { readonly updateComplete: Promise<boolean> }) | null;
}

/**
 * A reactive controller for the popup with a calendar below a field. Its button or Alt and Down opens the popup, which
 * takes the focus.
 */
export class CalendarSheetController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement & { open: boolean };
  readonly #options: CalendarSheetOptions;
  readonly popup: PopupController;
  #focusesCalendar = false;

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
    if (!this.#focusesCalendar || !calendar) return;
    this.#focusesCalendar = false;
    void calendar.updateComplete.then(() => calendar.focus());
  }

  open(): void {
    if (this.#host.matches(':disabled')) return;
    this.#host.open = true;
    this.#focusesCalendar = true;
  }

  /** Closes the popup and returns the focus to the button. */
  close(): void {
    this.#hide();
    this.#options.trigger()?.focus();
  }

  /** Handles keys of the field: Alt and Down opens the popup. */
  readonly handleFieldKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || !event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    this.open();
  };

  #hide(): void {
    this.#host.open = false;
    this.#focusesCalendar = false;
  }
}
