import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { choicesOf } from './data-grid.columns.ts';
import type { GridContext } from './data-grid.context.ts';
import type { GridColumn, GridFilter } from './data-grid.types.ts';

const figureOf = (text: string): number | undefined =>
  text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);

/** What a column can be filtered by. */
export function renderFilter<Row>(column: GridColumn<Row>, context: GridContext<Row>): TemplateResult | typeof nothing {
  const { locale, commands, state } = context;
  const { strings } = locale;
  const known: GridFilter = state.filters.find(({ columnId }) => columnId === column.id) ?? { columnId: column.id };
  const handleValue = (event: Event): void =>
    commands.filter({ columnId: column.id, value: (event.target as HTMLInputElement | HTMLSelectElement).value });
  if (column.filter === 'text') {
    return html`<input
      type="search"
      class="entry"
      tabindex="-1"
      autocomplete="off"
      aria-label=${strings.gridFilterBy(column.header)}
      .value=${live(known.value ?? '')}
      @input=${handleValue}
    />`;
  }
  if (column.filter === 'choice') {
    const choices = choicesOf(column, context.rows);
    return html`<select
      class="entry"
      tabindex="-1"
      aria-label=${strings.gridFilterBy(column.header)}
      @change=${handleValue}
    >
      <option value="" ?selected=${!known.value}>${strings.gridAny}</option>
      ${choices.map((choice) => html`<option value=${choice} ?selected=${choice === known.value}>${choice}</option>`)}
    </select>`;
  }
  return column.filter === 'range' ? renderRange(column, known, context) : nothing;
}

function renderRange<Row>(
  column: GridColumn<Row>,
  known: GridFilter,
  { locale, commands }: GridContext<Row>,
): TemplateResult {
  const { strings } = locale;
  const entry = (end: 'min' | 'max', label: string, placeholder: string): TemplateResult => {
    const handleInput = (event: Event): void => {
      const figure = figureOf((event.target as HTMLInputElement).value);
      const { [end]: _, ...others } = known;
      commands.filter({ ...others, ...(figure === undefined ? {} : { [end]: figure }) });
    };
    return html`<input
      type="number"
      step="any"
      class="entry"
      tabindex="-1"
      aria-label=${label}
      placeholder=${placeholder}
      .value=${live(known[end] === undefined ? '' : String(known[end]))}
      @input=${handleInput}
    />`;
  };
  return html`<span class="range">
    ${entry('min', strings.gridLeast(column.header), strings.gridFrom)}${entry('max', strings.gridGreatest(column.header), strings.gridTo)}
  </span>`;
}
