import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { closestTarget } from '#base/dom.ts';
import { isInputMethodKey } from '../base/input-method.ts';
import { PopupController } from './popup.ts';

/** A field with a calendar. */
type CalendarField = ReactiveControllerHost & HTMLElement & { open: boolean; readonly readOnly: boolean };

/** Options of {@link CalendarPopupController}. */
export interface CalendarPopupOptions {
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
export class CalendarPopupController implements ReactiveController {
  readonly #host: CalendarField;
  readonly #options: CalendarPopupOptions;
  readonly popup: PopupController;
  #needsFocus = false;
  /** The part of the field that gets the focus back: the one whose key opened the popup, or else the button. */
  #opener: HTMLElement | null = null;

  constructor(host: CalendarField, options: CalendarPopupOptions) {
    this.#host = host;
    this.#options = options;
    this.popup = new PopupController(host, {
      panel: options.panel,
      trigger: options.trigger,
      anchor: options.anchor,
      kind: 'dialog',
      isOpen: () => host.open && this.#isEditable,
      onOpen: () => this.open(),
      onClose: (reason) => (reason === 'outside' ? this.#hide() : this.close()),
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const calendar = this.#options.calendar();
    if (!this.#needsFocus || !calendar) return;
    this.#needsFocus = false;
    void calendar.updateComplete.then(() => calendar.focus());
  }

  open(): void {
    if (!this.#isEditable) return;
    this.#host.open = true;
    this.#needsFocus = true;
  }

  /** Closes the popup and returns the focus to where it was opened. */
  close(): void {
    const opener = this.#opener ?? this.#options.trigger();
    this.#hide();
    opener?.focus();
  }

  /** Handles keys of the field: Alt and Down opens the popup. */
  readonly handleFieldKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.key !== 'ArrowDown' || !event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    this.open();
    this.#opener = closestTarget(event, 'input');
  };

  get #isEditable(): boolean {
    return !this.#host.matches(':disabled') && !this.#host.readOnly;
  }

  #hide(): void {
    this.#host.open = false;
    this.#needsFocus = false;
    this.#opener = null;
  }
}
