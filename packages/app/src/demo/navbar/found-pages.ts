import type { SearchItem } from '@plinth/api-client/demo/search';
import { iconFileText } from '@plinth/ui-kit/icons';
import { foldText } from '@plinth/ui-kit/search-text';
import type { FindOpenPage } from '#core/demo/demo-app.ts';
import type { PageItem } from '#core/pages/menu-item.ts';

/** A page that the search and the bookmarks show. */
export interface FoundPage {
  readonly id: number;
  readonly href: string;
  /** Translation key. */
  readonly title: string;
  readonly icon: string;
  /** Id of the page in the app. */
  readonly pageId: string;
}

/** The most pages, and the most sections, that the field of the bookmarks finds. */
const MAX_MATCHES = 6;

/** Returns the items whose pages the session may open, named as in the menu and with its icons. */
export function foundPages(
  items: readonly Pick<SearchItem, 'id' | 'link'>[],
  findOpenPage: FindOpenPage,
  menuPages: readonly PageItem[],
): FoundPage[] {
  return items.flatMap(({ id, link }) => {
    const page = findOpenPage(link);
    if (!page) return [];
    const icon = menuPages.find((item) => item.page.id === page.id)?.icon ?? iconFileText;
    return [{ id, href: link, title: page.entry.title, icon, pageId: page.id }];
  });
}

/** Returns up to six items whose names contain a query, those that start with it first. */
export function bestMatches<Found extends { readonly name: string }>(
  items: readonly Found[],
  query: string,
): readonly Found[] {
  const text = foldText(query.trim());
  const found = items.filter(({ name }) => foldText(name).includes(text));
  const startsWithQuery = ({ name }: Found) => foldText(name).startsWith(text);
  return [...found.filter(startsWithQuery), ...found.filter((item) => !startsWithQuery(item))].slice(0, MAX_MATCHES);
}
