import { html, nothing, type TemplateResult } from 'lit';
import { glyph } from '#base/glyph.ts';
import { iconArrowLeft, iconArrowRight } from '#icons/icons.ts';
import type { Footer } from '#table/view/footer.ts';

/** Renders the buttons that go to the neighboring pages. */
export function renderArrows({ locale: { strings }, range, onPage }: Footer): TemplateResult {
  return html`<span class="page-nav">
    <plinth-button
      class="previous"
      icon-only
      size="small"
      variant="ghost"
      label=${strings.tablePreviousPage}
      ?disabled=${!range.hasPrevious}
      @click=${() => onPage(range.page - 1)}
      >${glyph(iconArrowLeft, 'mirrored')}</plinth-button
    >
    <plinth-button
      class="next"
      icon-only
      size="small"
      variant="ghost"
      label=${strings.tableNextPage}
      ?disabled=${!range.hasNext}
      @click=${() => onPage(range.page + 1)}
      >${glyph(iconArrowRight, 'mirrored')}</plinth-button
    >
  </span>`;
}

/** Renders the "Show more" button, if there are more rows. */
export function renderShowMore({ locale, range, status, onPage }: Footer): TemplateResult | typeof nothing {
  if (!range.hasNext || status === 'error') return nothing;
  return html`<plinth-button
    class="next"
    size="small"
    variant="ghost"
    ?busy=${status === 'loading'}
    @click=${() => onPage(range.page + 1)}
    >${locale.strings.tableShowMore}</plinth-button
  >`;
}
