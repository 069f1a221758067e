import { html, nothing, type TemplateResult } from 'lit';
import { isolate, sentence } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import type { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconArrowLeft, iconArrowRight } from '#icons/icons.ts';
import type { TableRange } from './data-table.model.ts';
import type { TableStrings } from './data-table.strings.ts';

/** What the foot says and can do. */
export interface TableFoot {
  readonly paging: 'none' | 'pages' | 'more';
  readonly status: 'ready' | 'loading' | 'error';
  readonly range: TableRange;
  readonly pageSize: number;
  readonly locale: LocaleController<TableStrings>;
  readonly turn: (step: 'next' | 'previous') => void;
  readonly retry: () => void;
}

/** The line under the rows: how many are shown, the way to the others, and what went wrong on it. */
export function renderFoot(foot: TableFoot): TemplateResult | typeof nothing {
  const paged = foot.paging !== 'none' && foot.range.total > foot.pageSize;
  const failed = foot.status === 'error';
  if (!paged && !failed) return nothing;
  return html`<div part="foot" class=${`foot ${foot.paging}`}>
    ${paged ? (foot.paging === 'more' ? renderMore(foot) : renderPages(foot)) : nothing}
    ${failed ? renderFailed(foot) : nothing}
  </div>`;
}

function renderFailed({ locale, retry }: TableFoot): TemplateResult {
  return html`<span class="failed">
    <span role="alert">${locale.strings.tableRestFailed}</span>
    <plinth-button size="small" @click=${retry}>${locale.strings.tryAgain}</plinth-button>
  </span>`;
}

function renderMore({ locale, range, status, turn }: TableFoot): TemplateResult {
  const { language, strings } = locale;
  const shown = strings.tableShown(
    isolate(formatCount(range.to, language)),
    isolate(formatCount(range.total, language)),
  );
  const more = html`<plinth-button
    class="next"
    size="small"
    variant="ghost"
    ?busy=${status === 'loading'}
    @click=${() => turn('next')}
    >${strings.tableShowMore}</plinth-button
  >`;
  return html`<span role="status">${sentence(shown)}</span>${range.canNext && status !== 'error' ? more : nothing}`;
}

function renderPages({ locale, range, turn }: TableFoot): TemplateResult {
  const { language, strings } = locale;
  const written = (count: number): string => isolate(formatCount(count, language));
  return html`<span class="turn">
    <plinth-button
      class="previous"
      icon-only
      size="small"
      variant="ghost"
      label=${strings.tablePreviousPage}
      ?disabled=${!range.canPrevious}
      @click=${() => turn('previous')}
      >${glyph(iconArrowLeft, 'mirrored')}</plinth-button
    >
    <span role="status"
      >${sentence(strings.tableRange(written(range.from), written(range.to), written(range.total)))}</span
    >
    <plinth-button
      class="next"
      icon-only
      size="small"
      variant="ghost"
      label=${strings.tableNextPage}
      ?disabled=${!range.canNext}
      @click=${() => turn('next')}
      >${glyph(iconArrowRight, 'mirrored')}</plinth-button
    >
  </span>`;
}
