import { render, type RootPart } from 'lit';
import { NO_VALUE } from '#format/format.ts';
import { attempt, drawn, textOf } from '../data-table/data-table.cells.ts';
import type { CellContent } from '../data-table/data-table.types.ts';
import type { ColumnView } from './data-grid.columns.ts';
import type { GridBody } from './data-grid.context.ts';
import type { GridLayout } from './data-grid.layout.ts';
import { renderOwn, type DrawnRow } from './data-grid.own-cells.ts';
import type { Shown } from './data-grid.window.ts';

/** A cell; `text` where nothing else stands in it. */
interface Cell {
  node: HTMLTableCellElement;
  text: Text | undefined;
}

/** A row element, which goes from one row to another. */
interface Slot {
  readonly tr: HTMLTableRowElement;
  readonly own: readonly HTMLTableCellElement[];
  readonly cells: readonly Cell[];
  details: HTMLTableRowElement | undefined;
  index: number;
  turn: number;
}

function contentOf<Row>({ column }: ColumnView<Row>, row: Row, language: string): CellContent {
  try {
    return column.cell ? column.cell(row) : column.accessor ? textOf(column.accessor(row), language) : undefined;
  } catch (error) {
    globalThis.reportError?.(error);
    return NO_VALUE;
  }
}

/**
 * The rows in view, between two that hold the place of the others. A grid writes hundreds of cells at each step of
 * scrolling: text goes straight into elements that stay, and only what a page draws itself is a template.
 */
export class GridRows<Row> {
  readonly #host: HTMLElement;
  readonly #parts = new Map<Node, RootPart>();
  #body: HTMLElement | undefined;
  #before: HTMLElement | undefined;
  #after: HTMLElement | undefined;
  #slots: Slot[] = [];
  #view: GridBody<Row> | undefined;
  #pattern: HTMLTableRowElement | undefined;
  #turn = 0;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Takes what rows are drawn from. They are drawn with the next `draw`. */
  update(body: HTMLElement, view: GridBody<Row>): void {
    const { layout } = view;
    const before = this.#view?.layout;
    if (body !== this.#body) this.#begin(body);
    if (
      before?.columns !== layout.columns ||
      before.lead.join() !== layout.lead.join() ||
      before.tail.join() !== layout.tail.join()
    ) {
      this.#resize(0);
      this.#pattern = this.#patternOf(layout);
    }
    this.#view = view;
    this.#turn += 1;
  }

  draw({ from, to, before, after }: Shown): void {
    const view = this.#view;
    if (!view) return;
    this.#turnOver(from);
    this.#resize(Math.max(to - from, 0));
    for (const [place, slot] of this.#slots.entries()) {
      const index = from + place;
      if (slot.index !== index || slot.turn !== this.#turn) this.#write(slot, index, view);
    }
    this.#before?.style.setProperty('block-size', `${before}px`);
    this.#after?.style.setProperty('block-size', `${after}px`);
  }

  /** Something stands under a row that is drawn. */
  get hasOpen(): boolean {
    return this.#slots.some(({ details }) => details !== undefined);
  }

  /** What a page drew into cells wakes and sleeps with the grid. */
  setConnected(on: boolean): void {
    for (const part of this.#parts.values()) part.setConnected(on);
  }

  #begin(body: HTMLElement): void {
    this.#resize(0);
    const space = body.ownerDocument.createElement('tr');
    space.className = 'space';
    space.ariaHidden = 'true';
    this.#body = body;
    this.#before = space;
    this.#after = space.cloneNode() as HTMLElement;
    body.replaceChildren(this.#before, this.#after);
  }

  #patternOf({ lead, columns, tail }: GridLayout<Row>): HTMLTableRowElement {
    const { ownerDocument } = this.#host;
    const tr = ownerDocument.createElement('tr');
    const add = (className: string, isHeader = false): void => {
      const cell = ownerDocument.createElement(isHeader ? 'th' : 'td');
      cell.className = className;
      cell.tabIndex = -1;
      if (isHeader) cell.setAttribute('scope', 'row');
      tr.append(cell);
    };
    for (const _ of lead) add('own pin start');
    for (const { column, className } of columns) add(className, column.rowHeader);
    for (const _ of tail) add('own pin end');
    return tr;
  }

  /** The elements of rows that stay in view stay with them; the others go to the other end. */
  #turnOver(from: number): void {
    const slots = this.#slots;
    const by = from - (slots[0]?.index ?? from);
    if (by === 0 || Math.abs(by) >= slots.length) return;
    const moved = by > 0 ? slots.splice(0, by) : slots.splice(by);
    const next = by > 0 ? this.#after : slots[0]?.tr;
    for (const { tr, details } of moved) next?.before(tr, ...(details ? [details] : []));
    if (by > 0) slots.push(...moved);
    else slots.unshift(...moved);
  }

  #resize(count: number): void {
    for (const slot of this.#slots.splice(count)) {
      for (const node of [slot.tr, ...slot.cells.map((cell) => cell.node), ...slot.own, slot.details])
        this.#forget(node);
      slot.details?.remove();
      slot.tr.remove();
    }
    while (this.#slots.length < count) this.#slots.push(this.#add());
  }

  #forget(node: Node | undefined): void {
    if (!node) return;
    this.#parts.get(node)?.setConnected(false);
    this.#parts.delete(node);
  }

  #add(): Slot {
    const tr = this.#pattern?.cloneNode(true) as HTMLTableRowElement;
    const [lead, count] = [this.#view?.layout.lead.length ?? 0, this.#view?.layout.columns.length ?? 0];
    const cells = [...tr.cells];
    this.#after?.before(tr);
    return {
      tr,
      own: cells.toSpliced(lead, count),
      cells: cells.slice(lead, lead + count).map((node) => ({ node, text: undefined })),
      details: undefined,
      index: -1,
      turn: -1,
    };
  }

  #write(slot: Slot, index: number, view: GridBody<Row>): void {
    const of = view.at(index);
    if (!of) return;
    const { layout, locale } = view;
    const details = view.details ? attempt(() => view.details?.(of.row), undefined) : undefined;
    const hasDetails = details !== undefined && details !== null;
    const row: DrawnRow<Row> = {
      of,
      index,
      chosen: view.selected.has(of.key),
      hasDetails,
      open: hasDetails && view.expanded.has(of.key),
    };
    const { tr } = slot;
    tr.className = `row cells${row.chosen ? ' chosen' : ''}${row.open ? ' open' : ''}`;
    tr.dataset['index'] = String(index);
    tr.ariaRowIndex = String(view.firstRow + index);
    tr.ariaSelected = view.selectable ? String(row.chosen) : null;
    [...layout.lead, ...layout.tail].forEach((name, place) =>
      this.#render(renderOwn(name, row, view), slot.own[place]),
    );
    layout.columns.forEach((column, place) =>
      this.#fill(slot.cells[place], column, contentOf(column, of.row, locale.language), locale.language),
    );
    this.#under(slot, row.open ? drawn(details, 'start', locale.language) : undefined);
    [slot.index, slot.turn] = [index, this.#turn];
  }

  #fill(cell: Cell | undefined, view: ColumnView<Row>, content: CellContent, language: string): void {
    if (!cell) return;
    if (typeof content === 'string' || typeof content === 'number') {
      const text = cell.text ?? this.#asText(cell, view);
      const next = String(content);
      if (text.data !== next) text.data = next;
    } else {
      if (cell.text) this.#renew(cell, view);
      this.#render(drawn(content, view.column.align, language), cell.node);
    }
  }

  /** Makes a cell one that holds nothing but text: figures as a left-to-right island, words in their own direction. */
  #asText(cell: Cell, view: ColumnView<Row>): Text {
    if (this.#parts.has(cell.node)) this.#renew(cell, view);
    const { ownerDocument } = cell.node;
    const text = ownerDocument.createTextNode('');
    if (view.column.align === 'end') {
      const figure = ownerDocument.createElement('bdi');
      figure.className = 'figure';
      figure.dir = 'ltr';
      figure.append(text);
      cell.node.append(figure);
    } else {
      cell.node.classList.add('words');
      cell.node.append(text);
    }
    cell.text = text;
    return text;
  }

  /** An empty cell in its place. */
  #renew(cell: Cell, { className }: ColumnView<Row>): void {
    const node = cell.node.cloneNode() as HTMLTableCellElement;
    node.className = className;
    this.#forget(cell.node);
    cell.node.replaceWith(node);
    cell.node = node;
    cell.text = undefined;
  }

  #render(content: unknown, node: HTMLElement | undefined): void {
    if (node) this.#parts.set(node, render(content, node, { host: this.#host, isConnected: this.#host.isConnected }));
  }

  /** What stands under an open row. */
  #under(slot: Slot, content: unknown): void {
    if (content === undefined) {
      this.#forget(slot.details?.querySelector('.under') ?? undefined);
      slot.details?.remove();
      slot.details = undefined;
      return;
    }
    if (!slot.details) {
      const { ownerDocument } = slot.tr;
      const [tr, cell, under] = [
        ownerDocument.createElement('tr'),
        ownerDocument.createElement('td'),
        ownerDocument.createElement('div'),
      ];
      [tr.className, under.className, cell.colSpan] = ['details', 'under', slot.tr.cells.length];
      cell.append(under);
      tr.append(cell);
      slot.tr.after(tr);
      slot.details = tr;
    }
    this.#render(content, slot.details.querySelector<HTMLElement>('.under') ?? undefined);
  }
}
