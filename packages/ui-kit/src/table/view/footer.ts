import { html, nothing, type TemplateResult } from 'lit';
import { isolate, sentence } from '#base/figure.ts';
import type { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import type { PageRange } from '../engine/paging.ts';
import type { TableStrings } from './table-strings.ts';

/** Options of {@link renderFooter}. */
export interface Footer {
  /** Whether the footer says which rows are visible. */
  readonly isPaged: boolean;
  readonly status: 'ready' | 'loading' | 'error';
  readonly range: PageRange;
  readonly locale: LocaleController<TableStrings>;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/**
 * Renders the footer: the range of visible rows, what changes the page, and the message when loading more rows fails.
 * @param renderPaging renders what changes the page.
 */
export function renderFooter(
  footer: Footer,
  renderPaging: (footer: Footer) => TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
  const { isPaged, status, range, locale } = footer;
  const hasFailed = status === 'error';
  if (!isPaged && !hasFailed) return nothing;
  const format = (count: number): string => isolate(formatCount(count, locale.language));
  const text = locale.strings.tableRange(format(range.from), format(range.to), format(range.total));
  return html`<div part="foot" class="foot">
    ${isPaged ? html`<span role="status">${sentence(text)}</span>${renderPaging(footer)}` : nothing}
    ${hasFailed ? renderFailure(footer) : nothing}
  </div>`;
}

function renderFailure({ locale, onRetry }: Footer): TemplateResult {
  return html`<span class="failed">
    <span role="alert">${locale.strings.tableRestFailed}</span>
    <plinth-button size="small" @click=${onRetry}>${locale.strings.tryAgain}</plinth-button>
  </span>`;
}
