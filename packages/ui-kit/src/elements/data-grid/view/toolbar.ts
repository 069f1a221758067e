import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isolate, sentence } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import { formatCount } from '#format/count.ts';
import { iconDownload, iconSearch, iconTable2 } from '#icons/icons.ts';
import type { GridContext } from './grid-context.ts';

/** The contents of a grid's toolbar. */
export interface Toolbar {
  readonly isSearchable: boolean;
  readonly isExportable: boolean;
  /** Whether the host page has filled the `tools` slot. */
  readonly hasSlottedContent: boolean;
}

/** Renders the toolbar: search field, slotted tools, column menu and CSV export. It is hidden if it is empty. */
export function renderToolbar<Row>(
  { isSearchable, isExportable, hasSlottedContent }: Toolbar,
  context: GridContext<Row>,
): TemplateResult {
  const { configurable, locale, state, commands } = context;
  const { strings } = locale;
  const isEmpty = !isSearchable && !isExportable && !configurable && !hasSlottedContent;
  const handleInput = (event: Event): void => commands.search((event.target as HTMLInputElement).value);
  const handleColumns = (event: MouseEvent): unknown =>
    commands.openMenu({ kind: 'columns' }, event.currentTarget as HTMLElement);
  const search = html`<label class="search">
    ${glyph(iconSearch, 'small')}
    <input
      type="search"
      class="entry"
      autocomplete="off"
      aria-label=${strings.gridSearch}
      placeholder=${strings.gridSearch}
      .value=${live(state.search)}
      @input=${handleInput}
    />
  </label>`;
  return html`<div part="tools" class="tools" ?hidden=${isEmpty}>
    ${isSearchable ? search : nothing}
    <span class="space"></span>
    <slot name="tools"></slot>
    ${
      configurable
        ? html`<button type="button" class="text" aria-haspopup="menu" aria-expanded="false" @click=${handleColumns}>
            ${glyph(iconTable2, 'small')}${strings.gridColumns}
          </button>`
        : nothing
    }
    ${
      isExportable
        ? html`<button type="button" class="text" @click=${() => commands.exportCsv()}>
            ${glyph(iconDownload, 'small')}${strings.gridExport}
          </button>`
        : nothing
    }
  </div>`;
}

/** Renders the bulk action bar. It is hidden while no row is selected; its slot stays in the template. */
export function renderBulkBar<Row>(
  matchCount: number,
  canSelectAll: boolean,
  { selected, locale, commands }: GridContext<Row>,
): TemplateResult {
  const { strings, language } = locale;
  const format = (count: number): string => isolate(formatCount(count, language));
  return html`<div part="bulk" class="bulk" ?hidden=${selected.size === 0}>
    <span class="count">${selected.size === 0 ? nothing : sentence(strings.gridSelected(format(selected.size)))}</span>
    ${
      canSelectAll && selected.size > 0 && selected.size < matchCount
        ? html`<button type="button" class="text" @click=${() => commands.selectAll()}>
            ${sentence(strings.gridSelectEvery(format(matchCount)))}
          </button>`
        : nothing
    }
    <button type="button" class="text clear" @click=${() => commands.clearSelection()}>
      ${strings.gridClearSelection}
    </button>
    <span class="space"></span>
    <slot name="bulk"></slot>
  </div>`;
}
