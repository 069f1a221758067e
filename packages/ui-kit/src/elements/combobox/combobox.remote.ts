import type { PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { emit } from '#base/emit.ts';
import { property } from '#base/property.ts';
import { warn } from '#base/warn.ts';
import { DelayController } from '#controllers/delay.ts';
import type { PlinthOverlayEventMap } from '#controllers/overlay-events.ts';
import type { ComboboxOption } from './combobox.model.ts';
import { loadPage, NO_PAGES, type ComboboxSearch, type LoadedPages } from './combobox.pages.ts';
import { ComboboxValues, type ComboboxStatus } from './combobox.values.ts';

/** The pause in typing after which a remote list is requested. */
const SEARCH_DEBOUNCE_MS = 250;

export interface PlinthComboboxEventMap {
  'plinth-combobox-search': CustomEvent<{ readonly query: string; readonly signal: AbortSignal }>;
  'plinth-combobox-create': CustomEvent<{ readonly text: string; readonly value: string }>;
  'plinth-overlay-opened': PlinthOverlayEventMap['plinth-overlay-opened'];
  'plinth-overlay-closed': PlinthOverlayEventMap['plinth-overlay-closed'];
}

/** The remote options of a combobox: of its `search` function, or of a page that listens to its event. */
export abstract class ComboboxRemote extends ComboboxValues<PlinthComboboxEventMap> {
  readonly #delay = new DelayController(this);
  #abortController: AbortController | undefined;
  /** The text of the last request; undefined if the text has changed since. */
  #requestedQuery: string | undefined;
  /** The text to which the options belong. */
  #answeredQuery = '';

  /**
   * A function that returns the options for the typed text, in pages: an object with `options`, and with `more` or a
   * `cursor` if there is another page, which is requested at the end of the list. It makes the list remote; `options`
   * then only provides the labels of selected values.
   */
  @property({ attribute: false }) search: ComboboxSearch | undefined;
  @state() private pages: LoadedPages = NO_PAGES;

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('search') && changed.get('search') !== undefined) this.#reset();
    const changes: ReadonlyMap<PropertyKey, unknown> = changed;
    const isAnswer =
      this.#requestedQuery !== undefined &&
      this.requestStatus !== 'loading' &&
      (changed.has('options') || changed.has('status') || changes.has('pages'));
    const wasOutdated = this.isOutdated;
    if (isAnswer) {
      this.#answeredQuery = this.#requestedQuery ?? '';
      this.isOutdated = false;
    }
    this.updateRows();
    if (isAnswer && wasOutdated) this.activateFirstMatch();
  }

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // Opened by a script or by its attribute.
    if (this.open && this.isEditable && this.#search && this.pages === NO_PAGES) this.requestOptions();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.abortRequest();
  }

  get #search(): ComboboxSearch | undefined {
    return typeof this.search === 'function' ? this.search : undefined;
  }

  protected override get isRemote(): boolean {
    return this.remote || this.#search !== undefined;
  }

  protected override get listOptions(): readonly ComboboxOption[] {
    return this.#search ? this.pages.options : this.options;
  }

  protected override get requestStatus(): ComboboxStatus {
    if (!this.#search) return this.status;
    return this.pages.pageCount > 0 ? 'ready' : this.pages.status;
  }

  /** The status of the next page, while the previous ones are shown. */
  protected get nextPageStatus(): ComboboxStatus {
    return this.#search && this.pages.pageCount > 0 && this.listStatus === 'ready' ? this.pages.status : 'ready';
  }

  /** Whether there are options after the last one of the list. */
  protected get hasMoreOptions(): boolean {
    return this.#search !== undefined && this.pages.hasMore && this.listStatus === 'ready';
  }

  protected updateOutdated(): void {
    this.isOutdated = this.isRemote && this.query !== this.#answeredQuery;
  }

  /** Whether the options belong to the typed text. Those of an earlier text are replaced when the response arrives. */
  protected get isAnswered(): boolean {
    return this.query === this.#answeredQuery;
  }

  /** Requests the options of the typed text after a pause in typing. */
  protected requestAfterPause(): void {
    this.requestOptions(SEARCH_DEBOUNCE_MS);
  }

  /** Requests the options of the typed text. */
  protected requestOptions(delayMs = 0): void {
    this.#delay.stop();
    if (!this.isRemote) return;
    this.#abortController?.abort();
    this.#requestedQuery = undefined;
    if (delayMs === 0) {
      this.#request();
      return;
    }
    if (this.#search) this.pages = { ...NO_PAGES, status: 'loading' };
    this.#delay.start(delayMs, this.#request);
  }

  readonly #request = (): void => {
    const signal = this.#renewSignal();
    const { query } = this;
    this.#requestedQuery = query;
    if (this.#search) void this.#loadPage(NO_PAGES, signal);
    else emit(this, 'plinth-combobox-search', { query, signal });
  };

  /** Requests the next page, unless it is loading. */
  protected requestNextPage(): void {
    if (this.hasMoreOptions && this.pages.status !== 'loading') void this.#loadPage(this.pages, this.#renewSignal());
  }

  /** Requests what has failed again. */
  protected retryRequest(): void {
    if (this.nextPageStatus === 'error') this.requestNextPage();
    else this.requestOptions();
  }

  /** Aborts the current request. */
  protected abortRequest(): void {
    this.#delay.stop();
    this.#abortController?.abort();
    if (this.pages.status === 'loading')
      this.pages = this.pages.pageCount > 0 ? { ...this.pages, status: 'ready' } : NO_PAGES;
  }

  #reset(): void {
    this.abortRequest();
    this.pages = NO_PAGES;
  }

  #renewSignal(): AbortSignal {
    this.#abortController?.abort();
    this.#abortController = new AbortController();
    return this.#abortController.signal;
  }

  async #loadPage(previous: LoadedPages, signal: AbortSignal): Promise<void> {
    const search = this.#search;
    if (!search) return;
    this.pages = { ...previous, status: 'loading' };
    try {
      const pages = await loadPage(search, this.query, previous, signal);
      if (!signal.aborted) this.pages = pages;
    } catch (cause) {
      if (signal.aborted) return;
      if (cause instanceof TypeError) warn(this, cause.message);
      this.pages = { ...previous, status: 'error' };
    }
  }

  /** Makes Enter select the first option that starts with the typed text, unless the text is a value itself. */
  protected abstract activateFirstMatch(): void;
}
