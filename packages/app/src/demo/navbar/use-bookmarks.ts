import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { NavbarToolsProps } from '#core/demo/demo-app.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { foundPages, type FoundPage } from './found-pages.ts';
import { useBookmarksQuery, useToggleBookmarkMutation } from './navbar-api.ts';

/** A page with its name in the language of the user. */
export interface NamedPage extends FoundPage {
  readonly name: string;
  readonly isBookmarked: boolean;
}

/** The bookmarks of the user. */
export interface Bookmarks {
  readonly status: 'ready' | 'loading' | 'error';
  /** The bookmarked pages, in the order in which they were bookmarked. */
  readonly bookmarked: readonly NamedPage[];
  /** All pages that can be bookmarked. */
  readonly all: readonly NamedPage[];
  /** Bookmarks a page, or removes its bookmark. */
  readonly toggle: (id: number) => void;
  readonly retry: () => void;
}

/** Returns the bookmarks, without the pages that the session may not open and those that the demo does not have. */
export function useBookmarks({ pages, findOpenPage }: Pick<NavbarToolsProps, 'pages' | 'findOpenPage'>): Bookmarks {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { data, isError, refetch } = useBookmarksQuery();
  const [sendToggle] = useToggleBookmarkMutation();
  const toggle = useCallback(
    async (id: number) => {
      const { error } = await sendToggle(id);
      if (error) dispatch(failedToast(t('demo.bookmarks.failed')));
    },
    [sendToggle, dispatch, t],
  );
  const lists = useMemo(() => {
    const bookmarkedIds = new Set(data?.bookmarks.map(({ id }) => id));
    const named = (page: FoundPage): NamedPage => ({
      ...page,
      name: t(page.title),
      isBookmarked: bookmarkedIds.has(page.id),
    });
    return {
      bookmarked: foundPages(data?.bookmarks ?? [], findOpenPage, pages).map(named),
      all: foundPages(data?.suggestions ?? [], findOpenPage, pages).map(named),
    };
  }, [data, findOpenPage, pages, t]);
  return {
    ...lists,
    status: data ? 'ready' : isError ? 'error' : 'loading',
    toggle: (id) => void toggle(id),
    retry: () => void refetch(),
  };
}
