import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import type { GridColumn, GridFilter } from '../data-grid.types.ts';
import { choicesOf } from '../engine/column-views.ts';
import type { GridContext } from './grid-context.ts';

function parseNumber(text: string): number | undefined {
  return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** Renders the filter field of a column, if it has one. */
export function renderFilterField<Row>(
  column: GridColumn<Row>,
  context: GridContext<Row>,
): TemplateResult | typeof nothing {
  const { locale, commands, state } = context;
  const { strings } = locale;
  const filter: GridFilter = state.filters.find(({ columnId }) => columnId === column.id) ?? { columnId: column.id };
  const handleValue = (event: Event): void =>
    commands.filter({ columnId: column.id, value: (event.target as HTMLInputElement | HTMLSelectElement).value });
  if (column.filter === 'text') {
    return html`<input
      type="search"
      class="entry"
      tabindex="-1"
      autocomplete="off"
      aria-label=${strings.gridFilterBy(column.header)}
      .value=${live(filter.value ?? '')}
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
      <option value="" ?selected=${!filter.value}>${strings.gridAny}</option>
      ${choices.map((choice) => html`<option value=${choice} ?selected=${choice === filter.value}>${choice}</option>`)}
    </select>`;
  }
  return column.filter === 'range' ? renderRangeFields(column, filter, context) : nothing;
}

function renderRangeFields<Row>(
  column: GridColumn<Row>,
  filter: GridFilter,
  { locale, commands }: GridContext<Row>,
): TemplateResult {
  const { strings } = locale;
  const renderField = (bound: 'min' | 'max', label: string, placeholder: string): TemplateResult => {
    const handleInput = (event: Event): void => {
      const number = parseNumber((event.target as HTMLInputElement).value);
      const { [bound]: _, ...others } = filter;
      commands.filter({ ...others, ...(number === undefined ? {} : { [bound]: number }) });
    };
    /** Keeps typed text that is the same number: `0.` on the way to `0.05`. */
    const syncNumber = (input: Element | undefined): void => {
      const number = filter[bound];
      if (input && 'value' in input && parseNumber(String(input.value)) !== number) input.value = String(number ?? '');
    };
    return html`<input
      type="number"
      step="any"
      class="entry"
      tabindex="-1"
      aria-label=${label}
      placeholder=${placeholder}
      @input=${handleInput}
      ${ref(syncNumber)}
    />`;
  };
  return html`<span class="range">
    ${renderField('min', strings.gridLeast(column.header), strings.gridFrom)}${renderField('max', strings.gridGreatest(column.header), strings.gridTo)}
  </span>`;
}
