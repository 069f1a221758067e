import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { adoptStyles } from '#base/adopt-styles.ts';
import { closestTarget, isElement } from '#base/dom.ts';
import { foldText } from '#base/search-text.ts';
import { dateFieldStrings } from '#strings/en/date-field.ts';
import { numberFieldStrings } from '#strings/en/number-field.ts';
import { stringsFor } from '#strings/strings.ts';
import { callOr } from '#table/engine/callbacks.ts';
import type { CellValue } from '#table/engine/column.ts';
import type { GridCellChange, GridCellEdit, GridColumn, GridEditorKind, GridRow } from '../data-grid.types.ts';
import { fromControlText, isSameValue, toControlText } from '../engine/cell-value.ts';
import { choicesOf, type ColumnView } from '../engine/column-views.ts';
import { editorKindOf, isCellEditable, isColumnEditable } from '../engine/editable.ts';
import type { VisibleRows } from '../engine/model-input.ts';
import { cellEditorStyles } from '../view/cell-editor.styles.ts';
import { renderCellControl, renderCellEditor } from '../view/cell-editor.ts';
import type { EditorRenderer, GridContext } from '../view/grid-context.ts';
import { FOCUSABLE, type CellNavigationController, type CellPosition } from './cell-navigation.ts';

const isInput = (element: HTMLElement): element is HTMLInputElement => element.localName === 'input';

/** Matches the controls in a cell, which a double click presses twice. */
const CONTROLS = 'button, input, select, textarea, a[href]';

const editingStrings = { ...numberFieldStrings, ...dateFieldStrings };

/** Options of {@link CellEditing}. */
export interface CellEditingOptions<Row> {
  readonly context: () => GridContext<Row>;
  readonly model: VisibleRows<Row>;
  readonly navigation: CellNavigationController;
  /** Called when the user has changed a value; returns false if the host page refuses it. */
  readonly onCellChange: (change: GridCellChange<Row>) => boolean;
}

/** A grid, whose rows are replaced when the user edits them. */
export interface EditingHost<Row> extends ReactiveControllerHost, HTMLElement {
  rows: readonly Row[];
}

/** The cell that is being edited. */
interface Edit<Row> {
  /** The row as last rendered, because the page may load the rows again meanwhile. */
  entry: GridRow<Row>;
  readonly column: GridColumn<Row>;
  readonly previousValue: CellValue;
  value: CellValue;
  /** The text of a native control, which may be no value yet. */
  text: string;
  /** Whether the native control has text that it cannot parse. */
  isIncomplete: boolean;
  error: string;
}

/**
 * Edits the cells of a grid in place, as in the ARIA grid pattern: Enter, F2, a double click or typing opens the editor;
 * Enter and Tab save the value and move on; Escape restores it. A value is also saved when the focus leaves the cell.
 */
export class CellEditing<Row> implements ReactiveController, EditorRenderer<Row> {
  readonly #host: EditingHost<Row>;
  readonly #table: HTMLTableElement;
  readonly #options: CellEditingOptions<Row>;
  #edit: Edit<Row> | undefined;
  #hasEditors = false;
  /** Whether the editor gets the focus after the update, with its text selected. */
  #needsFocus: 'selected' | 'typed' | undefined;

  /** @param table the table whose cells are edited. */
  constructor(host: EditingHost<Row>, table: HTMLTableElement, options: CellEditingOptions<Row>) {
    this.#host = host;
    this.#table = table;
    this.#options = options;
    host.addController(this);
    table.addEventListener('dblclick', this.#handleDblclick);
    table.addEventListener('focusout', this.#handleFocusout);
    // The update that created the controller has rendered the cells already.
    queueMicrotask(() => host.requestUpdate());
  }

  hostUpdate(): void {
    this.#hasEditors = this.#options.model.columns.some(({ column }) => isColumnEditable(column));
  }

  hostUpdated(): void {
    adoptStyles(this.#host.shadowRoot, cellEditorStyles);
    const mode = this.#needsFocus;
    const control = mode && this.#control();
    if (!control) return;
    this.#needsFocus = undefined;
    control.focus();
    if (mode === 'selected' && isInput(control)) control.select();
  }

  hostDisconnected(): void {
    this.#edit = undefined;
  }

  render({ column }: ColumnView<Row>, entry: GridRow<Row>, cell: HTMLElement | undefined): TemplateResult | undefined {
    if (cell) cell.ariaReadOnly = this.#hasEditors && !isCellEditable(column, entry.row) ? 'true' : null;
    const edit = this.#edit;
    if (!edit || edit.entry.key !== entry.key || edit.column.id !== column.id) return undefined;
    edit.entry = entry;
    return renderCellEditor(this.#renderControl(edit), edit.error);
  }

  /** Handles a key in a cell or its editor; returns whether the key was handled. */
  handleKey(event: KeyboardEvent): boolean {
    const cell = closestTarget(event, 'tr.row > :is(td, th)');
    if (!cell) return false;
    return cell === event.target ? this.#handleCellKey(event, cell) : this.#handleEditorKey(event, cell);
  }

  #handleCellKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, cell: HTMLElement): boolean {
    if (altKey || ctrlKey || metaKey) return false;
    if (key === 'Enter' || key === 'F2') return this.#start(cell);
    if (key === 'Delete' || key === 'Backspace') return this.#start(cell, '');
    return key.length === 1 && key !== ' ' && this.#start(cell, key);
  }

  #handleEditorKey({ key, shiftKey }: KeyboardEvent, cell: HTMLElement): boolean {
    if (!this.#edit || cell !== this.#editedCell()) return false;
    if (key === 'Escape') this.#cancel();
    else if (key === 'Enter') this.#commitAndMove(cell, shiftKey ? -1 : 1, 0);
    else if (key === 'Tab') this.#commitAndMove(cell, 0, shiftKey ? -1 : 1);
    else return false;
    return true;
  }

  readonly #handleDblclick = (event: MouseEvent): void => {
    const cell = closestTarget(event, 'tr.row > :is(td, th)');
    if (cell && cell !== this.#editedCell() && !closestTarget(event, CONTROLS)) this.#start(cell);
  };

  readonly #handleFocusout = (event: FocusEvent): void => {
    const cell = this.#editedCell();
    const isInside = (node: EventTarget | null): boolean => isElement(node) && cell?.contains(node) === true;
    if (this.#edit && isInside(event.target) && event.target !== cell && !isInside(event.relatedTarget)) this.#commit();
  };

  /** Opens the editor of a cell; returns whether the cell can be edited. */
  #start(cell: HTMLElement, typed?: string): boolean {
    const { layout, rows } = this.#options.context();
    const { row, column: position } = positionOf(cell);
    const entry = this.#options.model.at(row);
    const column = layout.columns[position - layout.leading.length]?.column;
    if (!entry || !column || !isCellEditable(column, entry.row)) return false;
    const kind = editorKindOf(column);
    const isSame = this.#edit?.entry.key === entry.key && this.#edit.column.id === column.id;
    if (!isSame) {
      const previousValue = callOr(() => column.accessor?.(entry.row), undefined);
      const text = kind ? toControlText(kind, previousValue, this.#language) : '';
      this.#edit = { entry, column, previousValue, value: previousValue, text, isIncomplete: false, error: '' };
      const choices = kind === 'choice' ? choicesOf(column, rows) : [];
      if (kind && typed !== undefined) this.#setText(this.#edit, typedText(kind, typed, text, choices));
    }
    this.#needsFocus = typed ? 'typed' : 'selected';
    this.#host.requestUpdate();
    return true;
  }

  #setText(edit: Edit<Row>, text: string, isIncomplete = false): void {
    const kind = editorKindOf(edit.column);
    [edit.text, edit.isIncomplete] = [text, isIncomplete];
    if (kind) edit.value = fromControlText(kind, text, edit.previousValue, this.#language);
  }

  readonly #handleInput = (event: Event): void => {
    const control = event.currentTarget as HTMLInputElement | HTMLSelectElement;
    if (!this.#edit) return;
    this.#setText(this.#edit, control.value, control.validity.badInput);
    this.#refreshError(this.#edit);
  };

  /** Validates again once an error is shown. */
  #refreshError(edit: Edit<Row>): void {
    if (!edit.error) return;
    edit.error = this.#errorOf(edit);
    this.#host.requestUpdate();
  }

  #errorOf({ column, entry, value, isIncomplete }: Edit<Row>): string {
    const strings = stringsFor(this.#language, editingStrings);
    if (isIncomplete || Number.isNaN(value))
      return column.editable === 'date' ? strings.dateMissing : strings.numberMissing;
    return callOr(() => column.validate?.(value, entry.row) ?? '', '');
  }

  /** Closes the editor and reports the value, unless it is invalid; returns whether the editor has closed. */
  #commit(): boolean {
    const edit = this.#edit;
    if (!edit) return true;
    const { entry, column, value, previousValue } = edit;
    const hasChanged = edit.isIncomplete || !isSameValue(value, previousValue);
    edit.error = hasChanged ? this.#errorOf(edit) : '';
    this.#host.requestUpdate();
    if (edit.error) return false;
    this.#edit = undefined;
    if (hasChanged) this.#changeRow({ ...entry, column, value, previousValue });
    return true;
  }

  /** Reports a change and, if the page accepts it, replaces the row by that of the column's `setValue`. */
  #changeRow(change: GridCellChange<Row>): void {
    const { row, column, value } = change;
    if (!this.#options.onCellChange(change) || !column.setValue) return;
    const changed = callOr(() => column.setValue?.(row, value), undefined) ?? row;
    this.#host.rows = this.#host.rows.map((other) => (other === row ? changed : other));
  }

  #commitAndMove(cell: HTMLElement, rowOffset: -1 | 0 | 1, columnOffset: -1 | 0 | 1): void {
    const { row, column } = positionOf(cell);
    const lastColumn = (cell.closest('tr')?.cells.length ?? 1) - 1;
    if (!this.#commit()) return;
    const next = column + columnOffset;
    const wraps = next < 0 || next > lastColumn;
    const nextRow = row + (wraps ? columnOffset : rowOffset);
    if (nextRow < 0 || nextRow >= this.#options.model.rowCount) this.#options.navigation.restoreFocus();
    else this.#options.navigation.moveTo({ row: nextRow, column: wraps ? (next < 0 ? lastColumn : 0) : next });
  }

  #cancel(): void {
    this.#edit = undefined;
    this.#host.requestUpdate();
    this.#options.navigation.restoreFocus();
  }

  #renderControl(edit: Edit<Row>): unknown {
    const { column, text, error } = edit;
    const kind = editorKindOf(column);
    const label = column.header;
    if (!kind) return callOr(() => this.#renderOwn(edit), undefined);
    const choices = kind === 'choice' ? choicesOf(column, this.#options.context().rows) : [];
    return renderCellControl({ kind, text, label, error, choices, onInput: this.#handleInput });
  }

  #renderOwn(edit: Edit<Row>): unknown {
    const { column, entry, value, error } = edit;
    const { editable } = column;
    const cellEdit: GridCellEdit<Row> = {
      row: entry.row,
      value,
      label: column.header,
      error,
      setValue: (next) => {
        edit.value = next;
        this.#refreshError(edit);
        this.#host.requestUpdate();
      },
      commit: () => {
        if (this.#edit === edit && this.#commit()) this.#options.navigation.restoreFocus();
      },
      cancel: () => {
        if (this.#edit === edit) this.#cancel();
      },
    };
    return typeof editable === 'function' ? editable(cellEdit) : undefined;
  }

  get #language(): string {
    return this.#options.context().locale.language;
  }

  #editedCell(): HTMLElement | null | undefined {
    return this.#table.querySelector('.cell-editor')?.closest<HTMLElement>('td, th');
  }

  #control(): HTMLElement | undefined {
    const elements = [...this.#table.querySelectorAll<HTMLElement>('.cell-editor *')];
    return elements.find((element) => element.matches(FOCUSABLE) || element.shadowRoot?.delegatesFocus);
  }
}

function positionOf(cell: HTMLElement): CellPosition {
  const row = Number(cell.parentElement?.dataset['index'] ?? -1);
  return { row, column: [...(cell.parentElement?.children ?? [])].indexOf(cell) };
}

/** Returns the text of a control that is opened by typing. A date keeps its value; a choice becomes the first match. */
function typedText(kind: GridEditorKind, typed: string, text: string, choices: readonly string[]): string {
  if (typed === '' || kind === 'text' || kind === 'number') return typed;
  const match = choices.find((choice) => foldText(choice).startsWith(foldText(typed)));
  return kind === 'choice' ? (match ?? text) : text;
}
