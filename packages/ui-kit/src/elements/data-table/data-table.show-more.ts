import { html, nothing, type TemplateResult } from 'lit';
import { isolate, sentence } from '#base/figure.ts';
import { formatCount } from '#format/count.ts';
import type { Footer } from '#table/view/footer.ts';

/** Renders the number of visible rows and the "Show more" button. */
export function renderShowMore({ locale, range, status, onPage }: Footer): TemplateResult {
  const { language, strings } = locale;
  const text = strings.tableShown(
    isolate(formatCount(range.to, language)),
    isolate(formatCount(range.total, language)),
  );
  const button = html`<plinth-button
    class="next"
    size="small"
    variant="ghost"
    ?busy=${status === 'loading'}
    @click=${() => onPage('next')}
    >${strings.tableShowMore}</plinth-button
  >`;
  return html`<span role="status">${sentence(text)}</span>${range.hasNext && status !== 'error' ? button : nothing}`;
}
