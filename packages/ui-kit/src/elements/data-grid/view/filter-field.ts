import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import { parseNumber } from '#format/parse-number.ts';
import type { GridColumn, GridFilter } from '../data-grid.types.ts';
import { toControlText } from '../engine/cell-value.ts';
import { choicesOf } from '../engine/column-views.ts';
import type { GridContext } from './grid-context.ts';

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
  const { language, strings } = locale;
  const parse = (text: string): number | null => parseNumber(text, language);
  const renderField = (bound: 'min' | 'max', label: string, placeholder: string): TemplateResult => {
    const handleInput = (event: Event): void => {
      const number = parse((event.target as HTMLInputElement).value);
      const { [bound]: _, ...others } = filter;
      commands.filter({ ...others, ...(number === null ? {} : { [bound]: number }) });
    };
    /** Keeps typed text that is the same number, `0.` on the way to `0.05`, and text that is none, which is invalid. */
    const syncNumber = (input: Element | undefined): void => {
      if (!input || !('value' in input)) return;
      const number = filter[bound] ?? null;
      if (parse(String(input.value)) !== number) input.value = toControlText('number', number, language);
      input.ariaInvalid = String(number === null && String(input.value).trim() !== '');
    };
    return html`<input
      type="text"
      inputmode="decimal"
      autocomplete="off"
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
