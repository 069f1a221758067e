import { LitElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { PopupController } from '#controllers/popup.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import type { GridContext, GridMenu } from './data-grid.context.ts';
import { columnChange, renderMenu, type ColumnCommand } from './data-grid.menu.ts';
import { hiddenAfter } from './data-grid.table.ts';
import type { GridColumn, GridRow, GridState } from './data-grid.types.ts';

/** What a {@link GridMenuController} needs to know of its grid. */
export interface MenuOptions<Row> {
  readonly panel: () => HTMLElement | null;
  readonly columns: () => readonly GridColumn<Row>[];
  readonly context: () => GridContext<Row>;
  readonly onChange: (part: Partial<GridState>) => void;
  readonly onFit: (columnId: string) => void;
  readonly onAct: (action: string, of: GridRow<Row>) => void;
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
      onClose: (reason) => this.close(reason !== 'outside'),
    });
    new RovingFocusController<HTMLElement>(host, {
      items: () => this.#entries(),
      orientation: () => 'vertical',
      ends: true,
    });
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
  private get menu(): GridMenu<Row> | undefined {
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
    const { value, checked } = event.detail;
    if (this.#menu?.kind === 'columns') {
      this.#options.onChange(hiddenAfter(this.#options.columns(), this.#options.context().state, value, checked));
      return;
    }
    if (this.#menu?.kind === 'row') this.#options.onAct(value, this.#menu.of);
    else if (this.#menu) this.#arrange(this.#menu.columnId, value as ColumnCommand);
    this.close(true);
  };

  readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') this.close(true);
  };

  /** The entries of the menu that is open. */
  render(): unknown {
    return renderMenu(this.menu, this.#options.columns(), this.#options.context());
  }

  #arrange(columnId: string, command: ColumnCommand): void {
    const change = columnChange(command, columnId, this.#options.columns(), this.#options.context());
    if (change) this.#options.onChange(change);
    else if (command === 'fit') this.#options.onFit(columnId);
  }

  #entries(): HTMLElement[] {
    return this.#isOpen ? [...(this.#options.panel()?.querySelectorAll<HTMLElement>('[value]') ?? [])] : [];
  }
}
