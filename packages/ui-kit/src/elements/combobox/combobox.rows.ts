import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { renderOptionIcon, renderWords } from '#base/option-content.ts';
import { iconCheck, iconPlus } from '#icons/icons.ts';
import type { KitStrings } from '#strings/strings.ts';
import type { Choice, ComboboxOption, ComboboxRow } from './combobox.model.ts';

/** The content of an option. A node can only be in one place: return a new one from each call. */
export type OptionContent = TemplateResult | Node | string | null | undefined;

/** The state from which the list is rendered. */
export interface RowsView {
  readonly rows: readonly ComboboxRow[];
  /** The indexes of the rows to render; null for all. */
  readonly visibleIndexes: readonly number[] | null;
  /** The active choice. */
  readonly activeIndex: number;
  /** The number of choices. */
  readonly count: number;
  readonly isSelected: (value: string) => boolean;
  readonly createLabel: (text: string) => string;
  /** Returns the page's content of an option; nothing for the default one. */
  readonly contentOf: (option: ComboboxOption) => OptionContent;
}

type ChoiceRow = Extract<ComboboxRow, { readonly kind: 'choice' }>;

function renderContent(choice: Choice, { contentOf, createLabel }: RowsView): TemplateResult {
  if (choice.kind === 'create') return html`${glyph(iconPlus, 'small')}${renderWords(createLabel(choice.label), '')}`;
  const { option, label } = choice;
  const content = contentOf(option) ?? '';
  if (content === '') return html`${renderOptionIcon(option)}${renderWords(label, option.description)}`;
  return html`<span class="content">${content}</span>`;
}

function renderChoice(row: ChoiceRow, view: RowsView, rowIndex?: number): TemplateResult {
  const { choice, index } = row;
  const option = choice.kind === 'option' ? choice.option : undefined;
  const isSelected = option !== undefined && view.isSelected(option.value);
  return html`<div
    part="option"
    id=${`option-${index}`}
    role="option"
    class=${index === view.activeIndex ? 'active' : ''}
    data-choice=${index}
    data-index=${rowIndex ?? nothing}
    aria-selected=${isSelected ? 'true' : 'false'}
    aria-disabled=${option?.disabled ? 'true' : nothing}
    aria-setsize=${rowIndex === undefined ? nothing : view.count}
    aria-posinset=${rowIndex === undefined ? nothing : index + 1}
  >
    ${renderContent(choice, view)} ${isSelected ? glyph(iconCheck, 'small') : nothing}
  </div>`;
}

/** Renders the visible rows of a long list without groups, since a group element would be created and removed with its rows. */
function renderVisibleRows(view: RowsView, visibleIndexes: readonly number[]): TemplateResult {
  return html`<div class="all" role="presentation">
    ${visibleIndexes.map((index) => {
      const row = view.rows[index];
      if (!row) return nothing;
      return row.kind === 'group'
        ? html`<div class="group" role="presentation" data-index=${index}>${row.label}</div>`
        : renderChoice(row, view, index);
    })}
  </div>`;
}

/** Renders the rows of a list inside their groups. */
export function renderRows(view: RowsView): readonly TemplateResult[] {
  if (view.visibleIndexes) return [renderVisibleRows(view, view.visibleIndexes)];
  const templates: TemplateResult[] = [];
  for (let index = 0; index < view.rows.length; index += 1) {
    const row = view.rows[index];
    if (row?.kind !== 'group') {
      if (row) templates.push(renderChoice(row, view));
      continue;
    }
    const members: ChoiceRow[] = [];
    for (let next = view.rows[index + 1]; isMember(next, row.label); next = view.rows[index + 1]) {
      members.push(next);
      index += 1;
    }
    templates.push(
      html`<div role="group" aria-label=${row.label}>
        <div class="group" aria-hidden="true">${row.label}</div>
        ${members.map((member) => renderChoice(member, view))}
      </div>`,
    );
  }
  return templates;
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
