import { LitElement, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { isInputMethodKey } from '#base/input-method.ts';
import { PopupController } from '#controllers/popup.ts';
import { RovingFocusController } from '#controllers/roving-focus.ts';
import type { GridColumn, GridRow, GridState } from '../data-grid.types.ts';
import { setColumnVisible } from '../engine/column-state.ts';
import type { GridContext, GridMenu } from '../view/grid-context.ts';
import { applyColumnCommand, renderMenuItems, type ColumnCommand } from './menu-items.ts';

/** Options of {@link MenuController}. */
export interface MenuOptions<Row> {
  readonly panel: () => HTMLElement | null;
  readonly columns: () => readonly GridColumn<Row>[];
  readonly context: () => GridContext<Row>;
  readonly onChange: (part: Partial<GridState>) => void;
  readonly onFit: (columnIds: readonly string[]) => void;
  readonly onAction: (action: string, entry: GridRow<Row>) => void;
  /** Called when the menu has closed and its trigger no longer exists. */
  readonly onFocusLost: () => void;
}

/** Controls the menu of a grid. One floating panel serves all menus; it opens next to the button that was activated. */
export class MenuController<Row> implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: MenuOptions<Row>;
  readonly #popup: PopupController;
  #menu: GridMenu<Row> | undefined;
  #trigger: HTMLElement | undefined;
  #needsFocus = false;
  #isOpen = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: MenuOptions<Row>) {
    this.#host = host;
    this.#options = options;
    this.#popup = new PopupController(host, {
      panel: options.panel,
      trigger: () => this.#trigger,
      kind: 'menu',
      isOpen: () => this.#isOpen,
      isPart: true,
      onClose: (reason) => this.#close(reason !== 'outside'),
    });
    new RovingFocusController<HTMLElement>(host, {
      items: () => this.#items(),
      orientation: () => 'vertical',
      ends: true,
    });
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#needsFocus) return;
    this.#needsFocus = false;
    const first = this.#items()[0];
    // The focusable part of an item exists once it has rendered.
    if (first instanceof LitElement) void first.updateComplete.then(() => first.focus());
  }

  hostDisconnected(): void {
    this.#isOpen = false;
  }

  /** The accessible name of the menu: that of its trigger. */
  get label(): string {
    return this.#trigger?.getAttribute('aria-label') ?? this.#trigger?.textContent?.trim() ?? '';
  }

  get handleBeforetoggle(): (event: ToggleEvent) => void {
    return this.#popup.handleBeforetoggle;
  }

  /** Opens a menu; closes it if its trigger is activated again. */
  open(menu: GridMenu<Row>, trigger: HTMLElement): void {
    const isToggle = this.#isOpen && this.#trigger === trigger;
    if (this.#isOpen) this.#close(isToggle);
    if (isToggle) return;
    this.#trigger?.setAttribute('aria-expanded', 'false');
    [this.#menu, this.#trigger, this.#isOpen, this.#needsFocus] = [menu, trigger, true, true];
    this.#host.requestUpdate();
  }

  readonly handleSelect = (event: CustomEvent<{ readonly value: string; readonly checked: boolean }>): void => {
    // The grid emits its own events for what happens in its menus.
    event.stopPropagation();
    const { value, checked } = event.detail;
    if (this.#menu?.kind === 'columns') {
      this.#options.onChange(setColumnVisible(this.#options.context().state, value, checked));
      return;
    }
    if (this.#menu?.kind === 'row') this.#activate(this.#menu, value);
    else if (this.#menu) this.#runColumnCommand(this.#menu, value as ColumnCommand);
    this.#close(true);
  };

  readonly handleKeydown = (event: KeyboardEvent): void => {
    if (isInputMethodKey(event)) return;
    if (event.key === 'Tab') this.#close(true);
  };

  /** Renders the items of the open menu. */
  render(): unknown {
    const menu = this.#isOpen ? this.#menu : undefined;
    return renderMenuItems(menu, this.#options.columns(), this.#options.context());
  }

  #close(restoresFocus: boolean): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (restoresFocus && this.#trigger?.isConnected) this.#trigger.focus();
    else if (restoresFocus) this.#options.onFocusLost();
    this.#host.requestUpdate();
  }

  #activate({ entry, onSelect }: Extract<GridMenu<Row>, { kind: 'row' }>, action: string): void {
    if (onSelect) onSelect(action);
    else this.#options.onAction(action, entry);
  }

  #runColumnCommand(menu: Extract<GridMenu<Row>, { kind: 'column' | 'group' }>, command: ColumnCommand): void {
    const columnIds = menu.kind === 'group' ? menu.columnIds : [menu.columnId];
    const change = applyColumnCommand(command, columnIds, this.#options.context());
    if (change) this.#options.onChange(change);
    else if (command === 'fit') this.#options.onFit(columnIds);
  }

  #items(): HTMLElement[] {
    return this.#isOpen ? [...(this.#options.panel()?.querySelectorAll<HTMLElement>('[value]') ?? [])] : [];
  }
}
