import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { isolate, sentence } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import { formatCount } from '#format/count.ts';
import { iconDownload, iconSearch, iconTable2 } from '#icons/icons.ts';
import type { GridContext } from './data-grid.context.ts';

/** What stands over the columns. */
export interface GridTools {
  readonly searchable: boolean;
  readonly exportable: boolean;
  /** The page put something of its own there. */
  readonly hasSlot: boolean;
}

/** Search, what the page put there, columns and file. */
export function renderTools<Row>(
  { searchable, exportable, hasSlot }: GridTools,
  context: GridContext<Row>,
): TemplateResult {
  const { configurable, locale, state, commands } = context;
  const { strings } = locale;
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
  return html`<div part="tools" class="tools" ?hidden=${!searchable && !exportable && !configurable && !hasSlot}>
    ${searchable ? search : nothing}
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
      exportable
        ? html`<button type="button" class="text" @click=${() => commands.export()}>
            ${glyph(iconDownload, 'small')}${strings.gridExport}
          </button>`
        : nothing
    }
  </div>`;
}

/** What can be done with the rows that are chosen. Its slot stays in place while none is. */
export function renderBulk<Row>(
  matches: number,
  everyCanBe: boolean,
  { selected, locale, commands }: GridContext<Row>,
): TemplateResult {
  const { strings, language } = locale;
  const count = (figure: number): string => isolate(formatCount(figure, language));
  return html`<div part="bulk" class="bulk" ?hidden=${selected.size === 0}>
    <span role="status">${selected.size === 0 ? nothing : sentence(strings.gridSelected(count(selected.size)))}</span>
    ${
      everyCanBe && selected.size > 0 && selected.size < matches
        ? html`<button type="button" class="text" @click=${() => commands.selectEvery()}>
            ${sentence(strings.gridSelectEvery(count(matches)))}
          </button>`
        : nothing
    }
    <button type="button" class="text" @click=${() => commands.clearSelection()}>${strings.gridClearSelection}</button>
    <span class="space"></span>
    <slot name="bulk"></slot>
  </div>`;
}
