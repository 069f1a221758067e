import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { emit } from '#base/emit.ts';
import { isolate, sentence } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconChevronLeft, iconChevronRight } from '#icons/icons.ts';
import { dataTableStrings } from '#strings/en/data-table.ts';
import { paginationStrings } from '#strings/en/pagination.ts';
import { pageList, wholeOf, type PageEntry } from './page-list.ts';
import { paginationStyles } from './pagination.styles.ts';

const english = { ...dataTableStrings, ...paginationStrings };

export interface PlinthPaginationEventMap {
  'plinth-page-change': CustomEvent<{ readonly page: number }>;
}

/** Where a page is; given to `PlinthPagination` for links. */
export type HrefOfPage = (page: number) => string;

/**
 * The pages of a long list, with the one that is shown. They are buttons, or links where `hrefOf` says where each page
 * is. In a narrow place only the number of the page stays between previous and next.
 *
 * @when A long list whose pages have a number that is worth knowing.
 * @whenNot A data table has its own; for a stream that one reads down, offer more instead.
 * @keyboard Tab — Goes from page to page.
 * @keyboard Enter, Space — Goes to the page; as a link, Enter alone.
 * @csspart base - The native `nav`.
 * @csspart page - Each page.
 * @csspart status - The number of the page, in a narrow place.
 * @fires plinth-page-change - when a user goes to another page; cancel it to stay.
 */
export class PlinthPagination extends PlinthElement<PlinthPaginationEventMap> {
  static override styles = paginationStyles;

  readonly #locale = new LocaleController(this, english);

  /** The page that is shown, from 1. */
  @property({ type: Number, reflect: true }) page = 1;
  /** How many there are. One page alone shows nothing. */
  @property({ type: Number }) pages = 0;
  /** Pages on either side of the current one. */
  @property({ type: Number }) siblings = 1;
  /** Name of the landmark. The kit's own word when not given. */
  @property() label: string | undefined;
  /** Where a page is; makes the pages links. */
  @property({ attribute: false }) hrefOf: HrefOfPage | undefined;

  get #pages(): number {
    return wholeOf(this.pages, 0);
  }

  get #current(): number {
    return Math.min(Math.max(wholeOf(this.page, 1), 1), this.#pages);
  }

  #go(event: MouseEvent, page: number): void {
    // Another tab or window is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const stays = page === this.#current || page < 1 || page > this.#pages;
    if (!stays && emit(this, 'plinth-page-change', { page }, { cancelable: true })) this.page = page;
    else event.preventDefault();
  }

  override render(): TemplateResult | typeof nothing {
    const [current, pages] = [this.#current, this.#pages];
    if (pages < 2) return nothing;
    const { language, strings } = this.#locale;
    const written = (page: number): string => isolate(formatCount(page, language));
    const entries = pageList(current, pages, Math.min(wholeOf(this.siblings, 1), 9));
    return html`<nav part="base" aria-label=${this.label || strings.pagination}>
      <div class="row">
        ${this.renderStep(current - 1, strings.tablePreviousPage, iconChevronLeft)}
        <div class="pages" role="list">
          ${repeat(
            entries,
            (entry, index) => (entry === 'gap' ? `gap ${index}` : entry),
            (entry) => this.renderEntry(entry),
          )}
        </div>
        <span class="short" part="status" role="status"
          >${sentence(strings.pageOf(written(current), written(pages)))}</span
        >
        ${this.renderStep(current + 1, strings.tableNextPage, iconChevronRight)}
      </div>
    </nav>`;
  }

  private renderEntry(entry: PageEntry): TemplateResult {
    if (entry === 'gap') return html`<span class="gap" role="listitem" aria-hidden="true">…</span>`;
    const number = formatCount(entry, this.#locale.language);
    const label = this.#locale.strings.pageNumber(number);
    return html`<span role="listitem"
      >${this.renderLink(entry, label, html`${number}`, entry === this.#current ? 'current' : '')}</span
    >`;
  }

  private renderStep(page: number, label: string, path: string): TemplateResult {
    const dead = page < 1 || page > this.#pages;
    return this.renderLink(page, label, glyph(path, 'small mirrored'), dead ? 'step dead' : 'step');
  }

  /** What leads nowhere keeps the focus of who has just pressed it. */
  private renderLink(page: number, label: string, content: TemplateResult, kind: string): TemplateResult {
    const go = (event: MouseEvent): void => this.#go(event, page);
    const dead = kind.includes('dead') ? 'true' : nothing;
    const current = kind === 'current' ? 'page' : nothing;
    if (typeof this.hrefOf === 'function') {
      return html`<a
        part="page"
        class=${`page ${kind}`}
        href=${dead === nothing ? (safeHref(this.hrefOf(page)) ?? nothing) : nothing}
        role=${dead === nothing ? nothing : 'link'}
        aria-label=${label}
        aria-disabled=${dead}
        aria-current=${current}
        @click=${go}
        >${content}</a
      >`;
    }
    return html`<button
      part="page"
      class=${`page ${kind}`}
      type="button"
      aria-label=${label}
      aria-disabled=${dead}
      aria-current=${current}
      @click=${go}
    >
      ${content}
    </button>`;
  }
}
