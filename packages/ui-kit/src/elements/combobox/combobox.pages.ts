import { validOptions } from '#base/list-option.ts';
import type { ComboboxOption } from './combobox.model.ts';

/** A request for a page of options. */
export interface ComboboxRequest {
  /** The typed text, without surrounding space. */
  readonly query: string;
  /** The `cursor` of the previous page; undefined for the first page. */
  readonly cursor: string | undefined;
  /** The number of options on the previous pages; 0 for the first page. */
  readonly offset: number;
  /** Aborts when the text changes, the list closes, or the element is removed. */
  readonly signal: AbortSignal;
}

/** A page of options. */
export interface ComboboxPage {
  readonly options: readonly ComboboxOption[];
  /** Whether there is another page. A `cursor` means that there is. */
  readonly more?: boolean | undefined;
  /** Where the next page starts; passed to the next request. */
  readonly cursor?: string | undefined;
}

/** Returns a page of the options that match a text. */
export type ComboboxSearch = (request: ComboboxRequest) => ComboboxPage | Promise<ComboboxPage>;

/** The pages of options that were loaded for a text. */
export interface LoadedPages {
  readonly options: readonly ComboboxOption[];
  readonly pageCount: number;
  readonly cursor: string | undefined;
  readonly hasMore: boolean;
  /** The status of the last request. */
  readonly status: 'ready' | 'loading' | 'error';
}

export const NO_PAGES: LoadedPages = { options: [], pageCount: 0, cursor: undefined, hasMore: false, status: 'ready' };

const isPage = (answer: unknown): answer is ComboboxPage =>
  typeof answer === 'object' && answer !== null && 'options' in answer && Array.isArray(answer.options);

/**
 * Requests the next page and returns it with the previous ones. An option that a previous page contains is dropped.
 * @throws The error of the search, or a `TypeError` if it does not respond with a page.
 */
export async function loadPage(
  search: ComboboxSearch,
  query: string,
  previous: LoadedPages,
  signal: AbortSignal,
): Promise<LoadedPages> {
  const { cursor, options } = previous;
  const page: unknown = await search({ query, cursor, offset: options.length, signal });
  if (!isPage(page)) throw new TypeError('A search must answer with an object that has a list of options.');
  const values = new Set(options.map(({ value }) => value));
  const added = validOptions(page.options).filter(({ value }) => !values.has(value));
  const nextCursor = page.cursor === undefined || page.cursor === null ? undefined : String(page.cursor);
  // Without a new option, the same request would be repeated without an end.
  const hasAdvanced = added.length > 0 || nextCursor !== cursor;
  return {
    options: [...options, ...added],
    pageCount: previous.pageCount + 1,
    cursor: nextCursor,
    hasMore: (nextCursor !== undefined || page.more === true) && hasAdvanced,
    status: 'ready',
  };
}
