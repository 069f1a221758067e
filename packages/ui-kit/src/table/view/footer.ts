import { html, nothing, type TemplateResult } from 'lit';
import { isolate, sentence } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import type { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconArrowLeft, iconArrowRight } from '#icons/icons.ts';
import type { PageRange } from '../engine/paging.ts';
import type { TableStrings } from './table-strings.ts';

/** Options of {@link renderFooter}. */
export interface Footer {
  readonly paging: 'none' | 'pages' | 'more';
  readonly status: 'ready' | 'loading' | 'error';
  readonly range: PageRange;
  readonly pageSize: number;
  readonly locale: LocaleController<TableStrings>;
  readonly onPage: (direction: 'next' | 'previous') => void;
  readonly onRetry: () => void;
}

/**
 * Renders the footer: the range of visible rows, the paging buttons, and the message when loading more rows fails.
 * @param renderPaging renders the range and the buttons. Defaults to those of numbered pages.
 */
export function renderFooter(
  footer: Footer,
  renderPaging: (footer: Footer) => TemplateResult = renderPages,
): TemplateResult | typeof nothing {
  const isPaged = footer.paging !== 'none' && footer.range.total > footer.pageSize;
  const hasFailed = footer.status === 'error';
  if (!isPaged && !hasFailed) return nothing;
  return html`<div part="foot" class=${`foot ${footer.paging}`}>
    ${isPaged ? renderPaging(footer) : nothing} ${hasFailed ? renderFailure(footer) : nothing}
  </div>`;
}

function renderFailure({ locale, onRetry }: Footer): TemplateResult {
  return html`<span class="failed">
    <span role="alert">${locale.strings.tableRestFailed}</span>
    <plinth-button size="small" @click=${onRetry}>${locale.strings.tryAgain}</plinth-button>
  </span>`;
}

function renderPages({ locale, range, onPage }: Footer): TemplateResult {
  const { language, strings } = locale;
  const format = (count: number): string => isolate(formatCount(count, language));
  return html`<span class="page-nav">
    <plinth-button
      class="previous"
      icon-only
      size="small"
      variant="ghost"
      label=${strings.tablePreviousPage}
      ?disabled=${!range.hasPrevious}
      @click=${() => onPage('previous')}
      >${glyph(iconArrowLeft, 'mirrored')}</plinth-button
    >
    <span role="status"
      >${sentence(strings.tableRange(format(range.from), format(range.to), format(range.total)))}</span
    >
    <plinth-button
      class="next"
      icon-only
      size="small"
      variant="ghost"
      label=${strings.tableNextPage}
      ?disabled=${!range.hasNext}
      @click=${() => onPage('next')}
      >${glyph(iconArrowRight, 'mirrored')}</plinth-button
    >
  </span>`;
}
