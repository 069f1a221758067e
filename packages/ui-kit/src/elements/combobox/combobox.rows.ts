import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { iconCheck, iconPlus } from '#icons/icons.ts';
import type { KitStrings } from '#strings/strings.ts';
import type { ComboboxRow } from './combobox.model.ts';

/** The state from which the list is rendered. */
export interface RowsView {
  readonly rows: readonly ComboboxRow[];
  /** The indexes of the rows to render; null for all. */
  readonly drawn: readonly number[] | null;
  /** The active choice. */
  readonly active: number;
  /** The number of choices. */
  readonly count: number;
  readonly isChosen: (value: string) => boolean;
  readonly createWords: (text: string) => string;
}

type ChoiceRow = Extract<ComboboxRow, { readonly kind: 'choice' }>;

function choiceOf(row: ChoiceRow, view: RowsView, index?: number): TemplateResult {
  const { choice, at } = row;
  const option = choice.kind === 'option' ? choice.option : undefined;
  const chosen = option !== undefined && view.isChosen(option.value);
  return html`<div
    part="option"
    id=${`option-${at}`}
    role="option"
    class=${at === view.active ? 'active' : ''}
    data-at=${at}
    data-index=${index ?? nothing}
    aria-selected=${chosen ? 'true' : 'false'}
    aria-disabled=${option?.disabled ? 'true' : nothing}
    aria-setsize=${index === undefined ? nothing : view.count}
    aria-posinset=${index === undefined ? nothing : at + 1}
  >
    ${option ? nothing : glyph(iconPlus, 'small')}
    <span class="words">
      <bdi>${option ? choice.label : view.createWords(choice.label)}</bdi>
      ${option?.description ? html`<span class="description">${option.description}</span>` : nothing}
    </span>
    ${chosen ? glyph(iconCheck, 'small') : nothing}
  </div>`;
}

/** Renders the visible rows of a long list without groups, since a group element would be created and removed with its rows. */
function renderSome(view: RowsView, drawn: readonly number[]): TemplateResult {
  return html`<div class="all" role="presentation">
    ${drawn.map((index) => {
      const row = view.rows[index];
      if (!row) return nothing;
      return row.kind === 'group'
        ? html`<div class="group" role="presentation" data-index=${index}>${row.label}</div>`
        : choiceOf(row, view, index);
    })}
  </div>`;
}

/** Renders the rows of a list inside their groups. */
export function renderRows(view: RowsView): readonly TemplateResult[] {
  if (view.drawn) return [renderSome(view, view.drawn)];
  const parts: TemplateResult[] = [];
  for (let at = 0; at < view.rows.length; at += 1) {
    const row = view.rows[at];
    if (row?.kind !== 'group') {
      if (row) parts.push(choiceOf(row, view));
      continue;
    }
    const members: ChoiceRow[] = [];
    for (let next = view.rows[at + 1]; isMember(next, row.label); next = view.rows[at + 1]) {
      members.push(next);
      at += 1;
    }
    parts.push(
      html`<div role="group" aria-label=${row.label}>
        <div class="group" aria-hidden="true">${row.label}</div>
        ${members.map((each) => choiceOf(each, view))}
      </div>`,
    );
  }
  return parts;
}

const isMember = (row: ComboboxRow | undefined, group: string): row is ChoiceRow =>
  row?.kind === 'choice' && row.choice.kind === 'option' && (row.choice.option.group ?? '') === group;

/** Renders the message shown instead of options: loading, failed, or no results. */
export function renderNote(
  status: 'ready' | 'loading' | 'error',
  count: number,
  strings: Pick<KitStrings, 'loading' | 'optionsFailed' | 'tryAgain' | 'nothingFound'>,
  onRetry: () => void,
): TemplateResult | typeof nothing {
  if (status === 'loading') return html`<div part="note"><span class="ring"></span>${strings.loading}</div>`;
  if (status === 'error') {
    return html`<div part="note">
      <span class="words">${strings.optionsFailed}</span>
      <button type="button" class="retry" @click=${onRetry}>${strings.tryAgain}</button>
    </div>`;
  }
  return count === 0 ? html`<div part="note">${strings.nothingFound}</div>` : nothing;
}
