import { render, type RootPart } from 'lit';
import type { RowRange } from '#base/row-window.ts';
import { callOr } from '#table/engine/callbacks.ts';
import type { CellContent } from '#table/engine/column.ts';
import { cellContent, renderContent } from '#table/view/cells.ts';
import type { ColumnView } from '../engine/column-views.ts';
import type { GridLayout } from './column-layout.ts';
import { renderControl } from './control-cells.ts';
import type { BodyContext, RenderedRow } from './grid-context.ts';

/** The element of a cell, and its text node if the cell contains only text. */
interface CellSlot {
  element: HTMLTableCellElement;
  text: Text | undefined;
}

/** The elements of a row. While the user scrolls they are reused for other rows. */
interface RowSlot {
  readonly element: HTMLTableRowElement;
  readonly controls: readonly HTMLTableCellElement[];
  readonly cells: readonly CellSlot[];
  details: HTMLTableRowElement | undefined;
  index: number;
  version: number;
}

/**
 * Renders the visible rows between two spacer rows. A grid writes hundreds of cells on each scroll step, so it reuses
 * row elements and writes text directly; only content that the host page renders itself is a Lit template.
 */
export class RowRenderer<Row> {
  readonly #host: HTMLElement;
  readonly #rootParts = new Map<Node, RootPart>();
  #body: HTMLElement | undefined;
  #spacerBefore: HTMLElement | undefined;
  #spacerAfter: HTMLElement | undefined;
  #slots: RowSlot[] = [];
  #context: BodyContext<Row> | undefined;
  #rowTemplate: HTMLTableRowElement | undefined;
  /** Increases with each update: rows of an older version are rendered again. */
  #version = 0;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Sets the context. The next `render` call renders all rows again. */
  update(body: HTMLElement, context: BodyContext<Row>): void {
    const { layout } = context;
    const previous = this.#context?.layout;
    if (body !== this.#body) this.#attach(body);
    if (
      previous?.columns !== layout.columns ||
      this.#context?.tree !== context.tree ||
      previous.leading.join() !== layout.leading.join() ||
      previous.trailing.join() !== layout.trailing.join()
    ) {
      this.#resize(0);
      this.#rowTemplate = this.#createRowTemplate(layout);
    }
    this.#context = context;
    this.#version += 1;
  }

  /** Renders a range of rows; rows that are already rendered stay as they are. */
  render({ from, to, heightBefore, heightAfter }: RowRange): void {
    const context = this.#context;
    if (!context) return;
    this.#rotate(from);
    this.#resize(Math.max(to - from, 0));
    for (const [position, slot] of this.#slots.entries()) {
      const index = from + position;
      if (slot.index !== index || slot.version !== this.#version) this.#renderRow(slot, index, context);
    }
    this.#spacerBefore?.style.setProperty('block-size', `${heightBefore}px`);
    this.#spacerAfter?.style.setProperty('block-size', `${heightAfter}px`);
  }

  /** Whether a rendered row is expanded. */
  get hasExpandedRows(): boolean {
    return this.#slots.some(({ details }) => details !== undefined);
  }

  /** Connects or disconnects the directives in the host page's templates. */
  setConnected(isConnected: boolean): void {
    for (const part of this.#rootParts.values()) part.setConnected(isConnected);
  }

  #attach(body: HTMLElement): void {
    this.#resize(0);
    const spacer = body.ownerDocument.createElement('tr');
    spacer.className = 'space';
    spacer.ariaHidden = 'true';
    this.#body = body;
    this.#spacerBefore = spacer;
    this.#spacerAfter = spacer.cloneNode() as HTMLElement;
    body.replaceChildren(this.#spacerBefore, this.#spacerAfter);
  }

  #createRowTemplate({ leading, columns, trailing }: GridLayout<Row>): HTMLTableRowElement {
    const { ownerDocument } = this.#host;
    const row = ownerDocument.createElement('tr');
    const addCell = (className: string, isHeader = false): void => {
      const cell = ownerDocument.createElement(isHeader ? 'th' : 'td');
      cell.className = className;
      cell.tabIndex = -1;
      if (isHeader) cell.setAttribute('scope', 'row');
      row.append(cell);
    };
    for (const _ of leading) addCell('control pin start');
    for (const { column, className } of columns) addCell(className, column.rowHeader);
    for (const _ of trailing) addCell('control pin end');
    return row;
  }

  /** Moves the elements of rows that have left the viewport to the other end; those of visible rows stay. */
  #rotate(from: number): void {
    const slots = this.#slots;
    const shift = from - (slots[0]?.index ?? from);
    if (shift === 0 || Math.abs(shift) >= slots.length) return;
    const moved = shift > 0 ? slots.splice(0, shift) : slots.splice(shift);
    const next = shift > 0 ? this.#spacerAfter : slots[0]?.element;
    for (const { element, details } of moved) next?.before(element, ...(details ? [details] : []));
    if (shift > 0) slots.push(...moved);
    else slots.unshift(...moved);
  }

  #resize(count: number): void {
    for (const slot of this.#slots.splice(count)) {
      for (const node of [slot.element, ...slot.cells.map((cell) => cell.element), ...slot.controls, slot.details])
        this.#dispose(node);
      slot.details?.remove();
      slot.element.remove();
    }
    while (this.#slots.length < count) this.#slots.push(this.#createSlot());
  }

  #dispose(node: Node | undefined): void {
    if (!node) return;
    this.#rootParts.get(node)?.setConnected(false);
    this.#rootParts.delete(node);
  }

  #createSlot(): RowSlot {
    const element = this.#rowTemplate?.cloneNode(true) as HTMLTableRowElement;
    const [leading, count] = [this.#context?.layout.leading.length ?? 0, this.#context?.layout.columns.length ?? 0];
    const cells = [...element.cells];
    this.#spacerAfter?.before(element);
    return {
      element,
      controls: cells.toSpliced(leading, count),
      cells: cells.slice(leading, leading + count).map((cell) => ({ element: cell, text: undefined })),
      details: undefined,
      index: -1,
      version: -1,
    };
  }

  #renderRow(slot: RowSlot, index: number, context: BodyContext<Row>): void {
    const entry = context.at(index);
    if (!entry) return;
    const { layout, locale } = context;
    const details = context.details ? callOr(() => context.details?.(entry.row), undefined) : undefined;
    const hasDetails = details !== undefined && details !== null;
    const row: RenderedRow<Row> = {
      entry,
      index,
      isSelected: context.selected.has(entry.key),
      hasDetails,
      isExpanded: hasDetails && context.expanded.has(entry.key),
    };
    const { element } = slot;
    element.className = `row cells${row.isSelected ? ' selected' : ''}${row.isExpanded ? ' open' : ''}`;
    element.dataset['index'] = String(index);
    element.ariaRowIndex = String(context.firstRowIndex + index);
    context.tree?.renderRow(element, index);
    element.ariaSelected = context.selectable ? String(row.isSelected) : null;
    [...layout.leading, ...layout.trailing].forEach((column, position) =>
      this.#renderTemplate(renderControl(column, row, context), slot.controls[position]),
    );
    layout.columns.forEach((view, position) => {
      const cell = slot.cells[position];
      const editor = context.editing?.render(view, entry, cell?.element);
      const content = editor ?? cellContent(view.column, entry.row, locale.language);
      const tree = position === 0 && !editor ? context.tree : undefined;
      this.#renderCell(cell, view, tree?.renderCell(content, view, row, context) ?? content, locale.language);
    });
    this.#renderDetails(slot, row.isExpanded ? renderContent(details, 'start', locale.language) : undefined);
    [slot.index, slot.version] = [index, this.#version];
  }

  #renderCell(cell: CellSlot | undefined, view: ColumnView<Row>, content: CellContent, language: string): void {
    if (!cell) return;
    if (typeof content === 'string' || typeof content === 'number') {
      const node = cell.text ?? this.#createText(cell, view);
      const text = String(content);
      if (node.data !== text) node.data = text;
    } else {
      if (cell.text) this.#replaceCell(cell, view);
      this.#renderTemplate(renderContent(content, view.column.align, language), cell.element);
    }
  }

  /** Prepares a cell for text: figures are isolated left to right, other text follows its own direction. */
  #createText(cell: CellSlot, view: ColumnView<Row>): Text {
    if (this.#rootParts.has(cell.element)) this.#replaceCell(cell, view);
    const { ownerDocument } = cell.element;
    const text = ownerDocument.createTextNode('');
    if (view.column.align === 'end') {
      const figure = ownerDocument.createElement('bdi');
      figure.className = 'figure';
      figure.dir = 'ltr';
      figure.append(text);
      cell.element.append(figure);
    } else {
      cell.element.classList.add('words');
      cell.element.append(text);
    }
    cell.text = text;
    return text;
  }

  /** Replaces the element of a cell with an empty one. */
  #replaceCell(cell: CellSlot, { className }: ColumnView<Row>): void {
    const element = cell.element.cloneNode() as HTMLTableCellElement;
    element.className = className;
    this.#dispose(cell.element);
    cell.element.replaceWith(element);
    cell.element = element;
    cell.text = undefined;
  }

  #renderTemplate(content: unknown, element: HTMLElement | undefined): void {
    if (!element) return;
    const options = { host: this.#host, isConnected: this.#host.isConnected };
    this.#rootParts.set(element, render(content, element, options));
  }

  #renderDetails(slot: RowSlot, content: unknown): void {
    if (content === undefined) {
      this.#dispose(slot.details?.querySelector('.details-content') ?? undefined);
      slot.details?.remove();
      slot.details = undefined;
      return;
    }
    if (!slot.details) {
      const { ownerDocument } = slot.element;
      const [row, cell, container] = [
        ownerDocument.createElement('tr'),
        ownerDocument.createElement('td'),
        ownerDocument.createElement('div'),
      ];
      [row.className, container.className, cell.colSpan] = ['details', 'details-content', slot.element.cells.length];
      cell.append(container);
      row.append(cell);
      slot.element.after(row);
      slot.details = row;
    }
    this.#renderTemplate(content, slot.details.querySelector<HTMLElement>('.details-content') ?? undefined);
  }
}
