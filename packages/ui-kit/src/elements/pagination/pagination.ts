import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { emit } from '#base/emit.ts';
import { isolate, sentence } from '#base/figure.ts';
import { glyph } from '#base/glyph.ts';
import { PlinthElement } from '#base/plinth-element.ts';
import { property } from '#base/property.ts';
import { safeHref } from '#base/safe-href.ts';
import { FocusKeeper } from '#controllers/focus-keeper.ts';
import { LocaleController } from '#controllers/locale.ts';
import { formatCount } from '#format/count.ts';
import { iconChevronLeft, iconChevronRight } from '#icons/icons.ts';
import { dataTableStrings } from '#strings/en/data-table.ts';
import { paginationStrings } from '#strings/en/pagination.ts';
import { pageList, nonNegativeIntegerOr, type PageEntry } from './page-list.ts';
import { paginationStyles } from './pagination.styles.ts';

const english = { ...dataTableStrings, ...paginationStrings };

export const paginationAlignments = ['start', 'center', 'end'] as const;

export interface PlinthPaginationEventMap {
  'plinth-page-change': CustomEvent<{ readonly page: number }>;
}

/** Returns the address of a page; set it on `PlinthPagination` to render links. */
export type HrefOfPage = (page: number) => string;

/**
 * A navigation between the pages of a long list. The pages are buttons or, with `hrefOf`, links. In a narrow container
 * only the page number and the previous and next controls are shown.
 *
 * @when A long list whose pages have numbers that help people find their place.
 * @whenNot In a data table, which has its own paging; for a feed, use a button that loads more items.
 * @keyboard Tab — Moves the focus between pages.
 * @keyboard Enter, Space — Goes to the page; a link responds only to Enter.
 * @csspart base - The native `<nav>`.
 * @csspart page - A page's button or link.
 * @csspart status - The current page number, shown in a narrow container.
 * @fires plinth-page-change - Emitted when the user goes to another page. Cancel it to stay on the current page.
 */
export class PlinthPagination extends PlinthElement<PlinthPaginationEventMap> {
  static override styles = paginationStyles;

  readonly #locale = new LocaleController(this, english);

  /** The current page, starting at 1. */
  @property({ type: Number, reflect: true }) page = 1;
  /** The number of pages. A single page renders nothing. */
  @property({ type: Number }) pages = 0;
  /** The number of pages shown on either side of the current one. */
  @property({ type: Number }) siblings = 1;
  /** Where the pages are in the width of the element. @default 'start' */
  @property({ reflect: true, of: paginationAlignments }) alignment: (typeof paginationAlignments)[number] = 'start';
  /** The accessible name of the landmark. Defaults to a localized name. */
  @property() label: string | undefined;
  /** Returns the address of a page. If set, the pages are links. */
  @property({ attribute: false }) hrefOf: HrefOfPage | undefined;

  constructor() {
    super();
    new FocusKeeper(this, () => [...this.renderRoot.querySelectorAll<HTMLElement>('a, button')]);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const previousPages = nonNegativeIntegerOr(changed.get('pages'), 0);
    // Only pages that were removed: a page may be set before the number of pages is known.
    if (this.#pages > 0 && this.#pages < previousPages) this.page = this.#current;
  }

  get #pages(): number {
    return nonNegativeIntegerOr(this.pages, 0);
  }

  get #current(): number {
    return Math.min(Math.max(nonNegativeIntegerOr(this.page, 1), 1), this.#pages);
  }

  #goTo(event: MouseEvent, page: number): void {
    // The browser opens links in new tabs and windows.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isUnchanged = page === this.#current || page < 1 || page > this.#pages;
    if (!isUnchanged && emit(this, 'plinth-page-change', { page }, { cancelable: true })) this.page = page;
    else event.preventDefault();
  }

  override render(): TemplateResult | typeof nothing {
    const [current, pages] = [this.#current, this.#pages];
    if (pages < 2) return nothing;
    const { language, strings } = this.#locale;
    const format = (page: number): string => isolate(formatCount(page, language));
    const entries = pageList(current, pages, Math.min(nonNegativeIntegerOr(this.siblings, 1), 9));
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
        <span class="status" part="status" role="status"
          >${sentence(strings.pageOf(format(current), format(pages)))}</span
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
    const isDisabled = page < 1 || page > this.#pages;
    return this.renderLink(page, label, glyph(path, 'small mirrored'), isDisabled ? 'step disabled' : 'step');
  }

  /** Renders a link or button. A disabled one stays focusable, because the user may have just pressed it. */
  private renderLink(page: number, label: string, content: TemplateResult, classNames: string): TemplateResult {
    const handleClick = (event: MouseEvent): void => this.#goTo(event, page);
    const ariaDisabled = classNames.includes('disabled') ? 'true' : nothing;
    const current = classNames === 'current' ? 'page' : nothing;
    if (typeof this.hrefOf === 'function') {
      return html`<a
        part="page"
        class=${`page ${classNames}`}
        href=${ariaDisabled === nothing ? (safeHref(this.hrefOf(page)) ?? nothing) : nothing}
        role=${ariaDisabled === nothing ? nothing : 'link'}
        aria-label=${label}
        aria-disabled=${ariaDisabled}
        aria-current=${current}
        @click=${handleClick}
        >${content}</a
      >`;
    }
    return html`<button
      part="page"
      class=${`page ${classNames}`}
      type="button"
      aria-label=${label}
      aria-disabled=${ariaDisabled}
      aria-current=${current}
      @click=${handleClick}
    >
      ${content}
    </button>`;
  }
}
