import { iconLandmark, iconLifeBuoy, iconSearch } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { CommandPalette } from '@plinth/ui-kit/react/command-palette';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Tooltip } from '@plinth/ui-kit/react/tooltip';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import type { PageItem } from '#core/pages/menu-item.ts';
import { selectConnections } from '#features/_shared/bank-connections/connections-slice.ts';
import { selectTickets } from '#features/_shared/tickets/tickets-slice.ts';
import { Link, useNavigate } from '#shared/navigation.ts';
import { useSearchShortcut } from '#shared/use-search-shortcut.ts';
import { useBookmarks } from './use-bookmarks.ts';
import './search.css';

interface Props {
  /** The pages of the menu that this user may open. */
  readonly pages: readonly PageItem[];
  /** Where the bookmarks are rendered. */
  readonly container: HTMLElement | null;
}

const MAX_RECENT_ITEMS = 8;

/** Returns the items to search: the pages, and the content that pages have loaded so far. */
function useItems(pages: readonly PageItem[], bookmarks: readonly string[]) {
  const { t } = useTranslation();
  const banks = useSelector(selectConnections);
  const tickets = useSelector(selectTickets);
  return useMemo(() => {
    const pageOf = (id: string) => pages.find(({ page }) => page.id === id);
    const [banking, support] = [pageOf('bank-accounts'), pageOf('tickets')];
    const groups = [
      {
        label: t('shell.pages'),
        items: pages.map(({ page: { id, entry }, icon }) => ({
          id,
          title: t(entry.title),
          icon,
          bookmarked: bookmarks.includes(id),
        })),
      },
      ...(banking && banks.length > 0
        ? [
            {
              label: t(banking.page.entry.title),
              items: banks.map(({ id, institution }) => ({ id: `bank ${id}`, title: institution, icon: iconLandmark })),
            },
          ]
        : []),
      ...(support && tickets.length > 0
        ? [
            {
              label: t(support.page.entry.title),
              items: tickets.flatMap(({ id, subject }) =>
                subject ? [{ id: `ticket ${id}`, title: subject, icon: iconLifeBuoy }] : [],
              ),
            },
          ]
        : []),
    ];
    const hrefOfItem = (id: string): string | undefined => {
      if (id.startsWith('bank ')) return banking?.href;
      return id.startsWith('ticket ') ? support?.href : pageOf(id)?.href;
    };
    return { groups, hrefOfItem };
  }, [t, pages, banks, tickets, bookmarks]);
}

/** The bookmarked pages as icons, on screens of 992 px and more. */
function Bookmarks({
  pages,
  bookmarks,
}: {
  readonly pages: readonly PageItem[];
  readonly bookmarks: readonly string[];
}) {
  const { t } = useTranslation();
  const bookmarked = bookmarks.flatMap((id) => pages.find(({ page }) => page.id === id) ?? []);
  if (bookmarked.length === 0) return null;
  return (
    <nav className="bookmarks" aria-label={t('shell.bookmarks')}>
      {bookmarked.map(({ page: { id, entry }, href, icon }) => (
        <Tooltip key={id} text={t(entry.title)} placement="bottom">
          <Link to={href} className="bookmark" aria-label={t(entry.title)}>
            <Icon path={icon} />
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}

/** Search over pages and their content, and the bookmarked pages (product.md#shell). */
export function Search({ pages, container }: Props) {
  const { t } = useTranslation();
  const { storage } = useServices();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const [recent, setRecent] = useState<readonly string[]>(() => storage.get('recentlyFound') ?? []);
  const { bookmarks, setBookmark } = useBookmarks();
  const { groups, hrefOfItem } = useItems(pages, bookmarks);
  useSearchShortcut(open);
  const openItem = (id: string) => {
    setOpen(false);
    const newRecent = [id, ...recent.filter((recentId) => recentId !== id)].slice(0, MAX_RECENT_ITEMS);
    storage.set('recentlyFound', newRecent);
    setRecent(newRecent);
    const href = hrefOfItem(id);
    if (href !== undefined) navigate(href);
  };
  return (
    <>
      <Button variant="ghost" iconOnly label={t('shell.search')} onClick={open}>
        <Icon path={iconSearch} />
      </Button>
      <CommandPalette
        open={isOpen}
        groups={groups}
        recent={recent}
        onPaletteClose={() => setOpen(false)}
        onPaletteSelect={({ detail }) => openItem(detail.id)}
        onBookmarkToggle={({ detail }) => setBookmark(detail.id, detail.bookmarked)}
      />
      {container ? createPortal(<Bookmarks pages={pages} bookmarks={bookmarks} />, container) : null}
    </>
  );
}
