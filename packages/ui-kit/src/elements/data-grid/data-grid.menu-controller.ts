import { LitElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { PopupController } from '#controllers/popup.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import type { GridMenu } from './data-grid.context.ts';

/** What a {@link GridMenuController} needs to know of its grid. */
export interface MenuOptions<Row> {
  readonly panel: () => HTMLElement | null;
  /** An entry was chosen; true keeps the menu open. */
  readonly onSelect: (menu: GridMenu<Row>, value: string, checked: boolean) => boolean;
  /** The menu closed and what opened it is gone. */
  readonly onLost: () => void;
}

/** The one floating menu of a grid: it stands beside whichever button opened it. */
export class GridMenuController<Row> implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: MenuOptions<Row>;
  readonly #popup: PopupController;
  #menu: GridMenu<Row> | undefined;
  #trigger: HTMLElement | undefined;
  #toFocus = false;
  #isOpen = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: MenuOptions<Row>) {
    this.#host = host;
    this.#options = options;
    this.#popup = new PopupController(host, {
      panel: options.panel,
      trigger: () => this.#trigger,
      kind: 'menu',
      isOpen: () => this.#isOpen,
      onOpen: () => undefined,
      onClose: (reason) => this.close(reason !== 'outside'),
    });
    new RovingFocusController<HTMLElement>(host, { items: () => this.#entries(), orientation: () => 'vertical', ends: true });
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#toFocus) return;
    this.#toFocus = false;
    const first = this.#entries()[0];
    // The part of it that takes the focus is there once it has rendered.
    if (first instanceof LitElement) void first.updateComplete.then(() => first.focus());
  }

  hostDisconnected(): void {
    this.#isOpen = false;
  }

  /** What is shown. */
  get menu(): GridMenu<Row> | undefined {
    return this.#isOpen ? this.#menu : undefined;
  }

  /** What it is called: as the button that opened it. */
  get name(): string {
    return this.#trigger?.getAttribute('aria-label') ?? this.#trigger?.textContent?.trim() ?? '';
  }

  get handleBeforetoggle(): (event: ToggleEvent) => void {
    return this.#popup.handleBeforetoggle;
  }

  open(menu: GridMenu<Row>, trigger: HTMLElement): void {
    const same = this.#isOpen && this.#trigger === trigger;
    if (this.#isOpen) this.close(same);
    if (same) return;
    this.#trigger?.setAttribute('aria-expanded', 'false');
    [this.#menu, this.#trigger, this.#isOpen, this.#toFocus] = [menu, trigger, true, true];
    this.#host.requestUpdate();
  }

  close(back: boolean): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (back && this.#trigger?.isConnected) this.#trigger.focus();
    else if (back) this.#options.onLost();
    this.#host.requestUpdate();
  }

  readonly handleSelect = (event: CustomEvent<{ readonly value: string; readonly checked: boolean }>): void => {
    // What happens in the grid's own menu is the grid's to tell.
    event.stopPropagation();
    if (this.#menu && !this.#options.onSelect(this.#menu, event.detail.value, event.detail.checked)) this.close(true);
  };

  readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') this.close(true);
  };

  #entries(): HTMLElement[] {
    return this.#isOpen ? [...(this.#options.panel()?.querySelectorAll<HTMLElement>('plinth-menu-item') ?? [])] : [];
  }
}
