import { html, nothing, type TemplateResult } from 'lit';
import { figure } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import { formatDate, formatNumber, NO_VALUE } from '#format/format.ts';
import { iconChevronDown, iconChevronRight } from '#icons/icons.ts';
import { callOr } from '../engine/callbacks.ts';
import type { CellContent, CellValue, TableColumn } from '../engine/column.ts';

function formatCellValue(value: CellValue, language: string): string {
  if (value === null || value === undefined) return NO_VALUE;
  if (typeof value === 'number') return formatNumber(value, language);
  if (value instanceof Date) return formatDate(value, 'medium', { language });
  return String(value);
}

/** Returns the content of a cell: the column's own, or the accessor's value as text; a dash if the column throws. */
export function cellContent<Row>(column: TableColumn<Row>, row: Row, language: string): CellContent {
  return callOr<CellContent>(() => {
    if (column.cell) return column.cell(row);
    return column.accessor ? formatCellValue(column.accessor(row), language) : undefined;
  }, NO_VALUE);
}

/** Renders content: figures isolated left to right, other text isolated in its own direction. */
export function renderContent(
  content: CellContent,
  align: TableColumn<unknown>['align'],
  language: string,
): TemplateResult | Node | typeof nothing {
  if (content === null || content === undefined) return nothing;
  if (typeof content !== 'string' && typeof content !== 'number') return content;
  const text = formatCellValue(content, language);
  return align === 'end' ? figure(text) : html`<bdi>${text}</bdi>`;
}

/** Renders the total of a column, with a double rule under a figure; `undefined` if the column has none. */
export function renderTotal<Row>(
  column: TableColumn<Row>,
  rows: readonly Row[],
  language: string,
): TemplateResult | undefined {
  const total = callOr<CellContent>(() => column.sum?.(rows), undefined);
  if (total === null || total === undefined) return undefined;
  const content = renderContent(total, column.align, language);
  return html`<span class=${column.align === 'end' ? 'double' : ''}>${content}</span>`;
}

/** Renders the bar of a placeholder cell; its width varies with the position. */
export function renderBar(position: number): TemplateResult {
  return html`<span class=${`bar bar-${position % 3}`}></span>`;
}

/** Options of {@link renderToggle}. */
export interface ToggleButton {
  readonly label: string;
  readonly isExpanded: boolean;
  /** Whether the label says what the button does, so that the state is not announced as well. */
  readonly hasActionLabel?: boolean;
  /** Set to -1 where arrow keys move the focus. */
  readonly tabIndex?: -1;
  readonly onToggle: () => void;
}

/** Renders the button that expands or collapses the details or the children of a row. */
export function renderToggle({ label, isExpanded, hasActionLabel, tabIndex, onToggle }: ToggleButton): TemplateResult {
  return html`<button
    type="button"
    class="toggle"
    tabindex=${tabIndex ?? nothing}
    aria-expanded=${hasActionLabel ? nothing : String(isExpanded)}
    aria-label=${label}
    @click=${onToggle}
  >
    ${isExpanded ? glyph(iconChevronDown, 'small') : glyph(iconChevronRight, 'small mirrored')}
  </button>`;
}
