import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { adoptStyles } from '#base/adopt-styles.ts';
import { closestTarget } from '#base/dom.ts';
import { treeRowStrings } from '#strings/en/tree-rows.ts';
import { stringsFor } from '#strings/strings.ts';
import type { CellContent } from '#table/engine/column.ts';
import { renderContent, renderToggle } from '#table/view/cells.ts';
import type { GridRow } from '../data-grid.types.ts';
import type { ColumnView } from '../engine/column-views.ts';
import type { TreeRow, VisibleRows } from '../engine/model-input.ts';
import type { CellNavigationController } from '../interaction/cell-navigation.ts';
import { labelOf } from './control-cells.ts';
import type { BodyContext, RenderedRow, TreeRenderer } from './grid-context.ts';
import { treeViewStyles } from './tree-view.styles.ts';

/** Options of {@link TreeView}. */
export interface TreeViewOptions<Row> {
  readonly model: VisibleRows<Row>;
  readonly navigation: CellNavigationController;
  /** Called when the user expands or collapses a row. */
  readonly onToggle: (entry: GridRow<Row>, isExpanded: boolean) => void;
}

/**
 * Renders the rows of a tree: their levels and the buttons in the first column. In that column, Right expands a row,
 * and Left collapses it or moves to its parent; in right-to-left pages vice versa.
 */
export class TreeView<Row> implements ReactiveController, TreeRenderer<Row> {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: TreeViewOptions<Row>;

  constructor(host: ReactiveControllerHost & HTMLElement, options: TreeViewOptions<Row>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    // The update that created the controller has rendered the rows already.
    queueMicrotask(() => host.requestUpdate());
  }

  hostUpdated(): void {
    adoptStyles(this.#host.shadowRoot, treeViewStyles);
  }

  renderRow(element: HTMLElement, index: number): void {
    const row = this.#treeRow(index);
    element.ariaLevel = row ? String(row.level) : null;
    element.ariaPosInSet = row ? String(row.position) : null;
    element.ariaSetSize = row ? String(row.siblingCount) : null;
    element.ariaExpanded = row?.isExpandable ? String(row.isExpanded) : null;
    element.style.setProperty('--_tree-level', String(row?.level ?? 1));
  }

  renderCell(
    content: CellContent,
    { column }: ColumnView<Row>,
    row: RenderedRow<Row>,
    context: BodyContext<Row>,
  ): TemplateResult {
    const { index } = row;
    const { language } = context.locale;
    const { expandRow, collapseRow } = stringsFor(language, treeRowStrings);
    const tree = this.#treeRow(index);
    const toggle = tree?.isExpandable
      ? renderToggle({
          tabIndex: -1,
          isExpanded: tree.isExpanded,
          // The row has the state.
          hasActionLabel: true,
          label: (tree.isExpanded ? collapseRow : expandRow)(labelOf(row, context)),
          onToggle: () => this.#toggle(index),
        })
      : html`<span class="leaf"></span>`;
    return html`<span class="tree"
      >${toggle}<span class="branch-name">${renderContent(content, column.align, language)}</span></span
    >`;
  }

  /** Handles a key on the first cell of a row; returns whether the key was handled. */
  handleKey(event: KeyboardEvent): boolean {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const cell = closestTarget(event, 'tr.row > :is(td, th)');
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isArrow || altKey || ctrlKey || metaKey || shiftKey || cell !== event.target) return false;
    const index = Number(cell?.parentElement?.dataset['index']);
    const tree = this.#treeRow(index);
    if (!tree || !cell?.querySelector('.tree')) return false;
    const isForward = (key === 'ArrowRight') !== this.#host.matches(':dir(rtl)');
    if (tree.isExpandable && tree.isExpanded !== isForward) {
      this.#toggle(index);
      return true;
    }
    const parent = isForward ? -1 : this.#parentOf(index, tree.level);
    if (parent >= 0) this.#options.navigation.focusRow(parent);
    return parent >= 0;
  }

  #parentOf(index: number, level: number): number {
    let parent = index - 1;
    while ((this.#treeRow(parent)?.level ?? 0) >= level) parent -= 1;
    return this.#treeRow(parent) ? parent : -1;
  }

  #toggle(index: number): void {
    const { model, onToggle } = this.#options;
    const [entry, isExpanded] = [model.at(index), !this.#treeRow(index)?.isExpanded];
    if (!entry) return;
    model.tree?.setExpanded(entry.key, isExpanded);
    onToggle(entry, isExpanded);
  }

  #treeRow(index: number): TreeRow | undefined {
    const { model } = this.#options;
    return model.tree?.rows[model.pageStart + index];
  }
}
