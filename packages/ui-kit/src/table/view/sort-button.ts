import { html, nothing, type TemplateResult } from 'lit';
import { iconChevronDown, iconChevronsUpDown, iconChevronUp } from '#icons/icons.ts';
import type { TableSort } from '../engine/column.ts';

const ICONS = { ascending: iconChevronUp, descending: iconChevronDown, none: iconChevronsUpDown } as const;

/** The value of `aria-sort` of a column header. */
export type SortDirection = keyof typeof ICONS;

/** Returns the direction that a column is sorted in. */
export function sortDirection(sort: TableSort | undefined): SortDirection {
  if (!sort) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

/** Options of {@link renderSortButton}. */
export interface SortButton {
  readonly direction: SortDirection;
  /** The column's name, and its rank where several columns are sorted. */
  readonly content: unknown;
  /** Set to -1 where arrow keys move the focus. */
  readonly tabIndex?: -1;
  readonly onSort: (event: MouseEvent) => void;
}

/** Renders the button in the header of a sortable column. */
export function renderSortButton({ direction, content, tabIndex, onSort }: SortButton): TemplateResult {
  return html`<button type="button" tabindex=${tabIndex ?? nothing} class=${`sort ${direction}`} @click=${onSort}>
    ${content}<svg class="glyph small" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d=${ICONS[direction]}></path>
    </svg>
  </button>`;
}
