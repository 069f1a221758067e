import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { adoptStyles } from '#base/adopt-styles.ts';
import { closestTarget, isElement } from '#base/dom.ts';
import { glyph } from '#base/glyph.ts';
import { PointerDragController } from '#controllers/pointer-drag.ts';
import { formatCount } from '#format/count.ts';
import { iconGripVertical } from '#icons/icons.ts';
import { moveStrings } from '#strings/en/move.ts';
import { stringsFor } from '#strings/strings.ts';
import type { RowCallback } from '#table/engine/column.ts';
import type { GridAction, GridRow, GridRowMove } from '../data-grid.types.ts';
import type { VisibleRows } from '../engine/model-input.ts';
import { labelOf } from '../view/control-cells.ts';
import type { BodyContext, GridContext, GridMenu, HandleRenderer, RenderedRow } from '../view/grid-context.ts';
import type { CellNavigationController } from './cell-navigation.ts';
import { rowDragStyles } from './row-drag.styles.ts';

/** Options of {@link RowDrag}. */
export interface RowDragOptions<Row> {
  readonly context: () => GridContext<Row>;
  readonly model: VisibleRows<Row>;
  readonly navigation: CellNavigationController;
  readonly openMenu: (menu: GridMenu<Row>, trigger: HTMLElement) => unknown;
  /** Called when the user moves a row; returns false if the host page refuses it. */
  readonly onRowMove: (move: GridRowMove<Row>) => boolean;
}

/** A grid, whose rows are replaced when the user moves one. */
export interface RowDragHost<Row> extends ReactiveControllerHost, HTMLElement {
  rows: readonly Row[];
  readonly rowLabel: RowCallback<Row, string> | undefined;
}

/** A row on the visible page. */
interface PageRow<Row> {
  readonly entry: GridRow<Row>;
  readonly index: number;
}

/**
 * Moves the rows of a grid by their handles: a drag moves a row anywhere on the visible page, a press opens a menu, and
 * Control, Shift and an arrow key move the row by one. While rows are sorted or filtered, the menu says why they can't
 * be moved.
 */
export class RowDrag<Row> implements ReactiveController, HandleRenderer<Row> {
  readonly #host: RowDragHost<Row>;
  readonly #table: HTMLTableElement;
  readonly #options: RowDragOptions<Row>;
  /** The index that a dragged row gets when it is dropped now. */
  #dropIndex: number | undefined;
  #status = '';

  /** @param table the table whose rows are moved. */
  constructor(host: RowDragHost<Row>, table: HTMLTableElement, options: RowDragOptions<Row>) {
    this.#host = host;
    this.#table = table;
    this.#options = options;
    host.addController(this);
    new PointerDragController<PageRow<Row>>(host, table, {
      findSource: (event) => this.#findSource(event),
      onMove: (source, { clientY }) => this.#markDropTarget(source, clientY),
      onDrop: (source) => this.#drop(source),
      onEnd: () => this.#clearMarks(),
    });
    // The update that created the controller has rendered the rows already.
    queueMicrotask(() => host.requestUpdate());
  }

  hostUpdated(): void {
    adoptStyles(this.#host.shadowRoot, rowDragStyles);
  }

  renderHandle(row: RenderedRow<Row>, context: BodyContext<Row>): TemplateResult {
    const { entry, index } = row;
    const handleClick = (event: MouseEvent): void =>
      this.#openMenu({ entry, index }, event.currentTarget as HTMLElement);
    return html`<button
      type="button"
      class=${`handle ${this.#isBlocked ? 'blocked' : ''}`}
      tabindex="-1"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label=${this.#strings.moveNamed(labelOf(row, context))}
      @click=${handleClick}
    >
      ${glyph(iconGripVertical, 'small')}
    </button>`;
  }

  renderStatus(): TemplateResult {
    return html`<span class="visually-hidden" role="status">${this.#status}</span>`;
  }

  /** Handles a key on a row; returns whether the key was handled. */
  handleKey({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    if (!isArrow || altKey || metaKey || !ctrlKey || !shiftKey || !isElement(target)) return false;
    const cell = target.matches('tr.row > *') ? target : target.closest('.handle');
    const index = Number(cell?.closest<HTMLElement>('tr.row')?.dataset['index'] ?? -1);
    const entry = this.#options.model.at(index);
    const handle = cell?.closest('tr.row')?.querySelector<HTMLElement>('.handle');
    if (!entry || !handle) return false;
    if (this.#isBlocked) this.#openMenu({ entry, index }, handle);
    else this.#move({ entry, index }, index + (key === 'ArrowDown' ? 1 : -1));
    return true;
  }

  /** Whether the order of the rows is not that of `rows`, so that a place in it means nothing. */
  get #isBlocked(): boolean {
    const { sort, filters, search } = this.#options.context().state;
    return sort.length > 0 || filters.length > 0 || search.trim() !== '';
  }

  get #strings(): typeof moveStrings {
    return stringsFor(this.#options.context().locale.language, moveStrings);
  }

  #findSource(event: PointerEvent): PageRow<Row> | undefined {
    const handle = closestTarget(event, '.handle');
    const index = Number(handle?.closest<HTMLElement>('tr.row')?.dataset['index'] ?? -1);
    const entry = this.#options.model.at(index);
    // The release is a click on the handle, which opens its menu with the reason, wherever the pointer is.
    if (this.#isBlocked) handle?.setPointerCapture(event.pointerId);
    return entry && !this.#isBlocked ? { entry, index } : undefined;
  }

  #markDropTarget({ index }: PageRow<Row>, y: number): void {
    this.#clearMarks();
    this.#table.dataset['dragging'] = '';
    const rows = [...this.#table.querySelectorAll<HTMLTableRowElement>('tr.row:not(.loading)')];
    const lastOf = (row: HTMLElement): Element => (row.matches('.open') && row.nextElementSibling) || row;
    const target = rows.find((row) => y < lastOf(row).getBoundingClientRect().bottom) ?? rows.at(-1);
    const dragged = rows.find((row) => indexOf(row) === index);
    if (dragged) dragged.dataset['dragged'] = '';
    if (!target) return;
    const { top, height } = target.getBoundingClientRect();
    const isAfter = y > top + height / 2;
    const place = indexOf(target) + (isAfter ? 1 : 0);
    this.#dropIndex = place > index ? place - 1 : place;
    if (this.#dropIndex === index) return;
    const marked = isAfter ? lastOf(target) : target;
    marked.setAttribute('data-drop', isAfter ? 'after' : 'before');
  }

  #clearMarks(): void {
    this.#dropIndex = undefined;
    delete this.#table.dataset['dragging'];
    for (const row of this.#table.querySelectorAll('[data-drop], [data-dragged]')) {
      row.removeAttribute('data-drop');
      row.removeAttribute('data-dragged');
    }
  }

  #drop(source: PageRow<Row>): void {
    // The page may have set other rows during the drag.
    const isCurrent = this.#options.model.at(source.index)?.key === source.entry.key;
    if (this.#dropIndex !== undefined && isCurrent) this.#move(source, this.#dropIndex);
  }

  #openMenu(row: PageRow<Row>, handle: HTMLElement): void {
    const { model, openMenu } = this.#options;
    const { entry, index } = row;
    const strings = this.#strings;
    const last = model.rowCount - 1;
    const places = new Map([
      ['first', 0],
      ['up', index - 1],
      ['down', index + 1],
      ['last', last],
    ]);
    const actions: readonly GridAction[] = this.#isBlocked
      ? [{ id: 'blocked', label: strings.moveBlocked, disabled: true }]
      : [
          { id: 'up', label: strings.moveUp, disabled: index === 0 },
          { id: 'down', label: strings.moveDown, disabled: index === last },
          { id: 'first', label: strings.moveFirst, disabled: index === 0 },
          { id: 'last', label: strings.moveLast, disabled: index === last },
        ];
    openMenu({ kind: 'row', entry, actions, onSelect: (action) => this.#move(row, places.get(action)) }, handle);
  }

  /** Moves a row to an index of the visible page, unless the page refuses it. */
  #move({ entry, index }: PageRow<Row>, target: number | undefined): void {
    const { model, navigation, onRowMove } = this.#options;
    if (target === undefined || target === index || target < 0 || target >= model.rowCount) return;
    const { rows, rowLabel } = this.#host;
    const [from, to] = [model.pageStart + index, model.pageStart + target];
    if (!onRowMove({ ...entry, from, to })) return;
    // The page may have moved the row itself.
    if (this.#host.rows === rows) this.#host.rows = rows.toSpliced(from, 1).toSpliced(to, 0, entry.row);
    const { locale } = this.#options.context();
    const format = (count: number): string => formatCount(count, locale.language);
    const label = labelOf({ entry, index }, { rowLabel, locale });
    this.#status = this.#strings.moved(label, format(to + 1), format(rows.length));
    // A menu returns the focus to its trigger first.
    queueMicrotask(() => navigation.focusRow(target));
  }
}

function indexOf(row: HTMLElement): number {
  return Number(row.dataset['index']);
}
