import { iconLandmark, iconLifeBuoy, iconSearch } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { CommandPalette } from '@plinth/ui-kit/react/command-palette';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Tooltip } from '@plinth/ui-kit/react/tooltip';
import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectConnections } from '#core/banking/bank-accounts.ts';
import { useServices } from '#core/context.ts';
import { selectTickets } from '#features/tickets/tickets-slice.ts';
import { Link, useNavigate } from '#shared/navigation.tsx';
import type { ShownEntry } from '../menu.ts';
import { useBookmarks } from './use-bookmarks.ts';
import './search.css';

interface Props {
  /** The pages of the menu, as far as this person may open them. */
  readonly entries: readonly ShownEntry[];
  /** Where the bookmarks are shown. */
  readonly place: RefObject<HTMLElement | null>;
}

/** How many of what was opened last are remembered. */
const REMEMBERED = 8;

/** What is there to be found: the pages, and what the pages that were open have loaded. */
function useFindable(entries: readonly ShownEntry[], bookmarks: readonly string[]) {
  const { t } = useTranslation();
  const banks = useSelector(selectConnections);
  const tickets = useSelector(selectTickets);
  return useMemo(() => {
    const under = (id: string) => entries.find((entry) => entry.id === id);
    const [banking, support] = [under('bank-accounts'), under('tickets')];
    const groups = [
      {
        label: t('shell.pages'),
        items: entries.map(({ id, title, icon }) => ({
          id,
          title: t(title),
          icon,
          bookmarked: bookmarks.includes(id),
        })),
      },
      ...(banking && banks.length > 0
        ? [
            {
              label: t(banking.title),
              items: banks.map(({ id, institution }) => ({ id: `bank ${id}`, title: institution, icon: iconLandmark })),
            },
          ]
        : []),
      ...(support && tickets.length > 0
        ? [
            {
              label: t(support.title),
              items: tickets.flatMap(({ id, subject }) =>
                subject ? [{ id: `ticket ${id}`, title: subject, icon: iconLifeBuoy }] : [],
              ),
            },
          ]
        : []),
    ];
    const hrefOf = (id: string): string | undefined => {
      if (id.startsWith('bank ')) return banking?.href;
      return id.startsWith('ticket ') ? support?.href : under(id)?.href;
    };
    return { groups, hrefOf };
  }, [t, entries, banks, tickets, bookmarks]);
}

/** Ctrl+K, or Cmd+K on a Mac. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.defaultPrevented
      )
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

/** The bookmarked pages as icons; they show from 992 px. */
function Bookmarks({
  entries,
  bookmarks,
}: {
  readonly entries: readonly ShownEntry[];
  readonly bookmarks: readonly string[];
}) {
  const { t } = useTranslation();
  const shown = bookmarks.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  if (shown.length === 0) return null;
  return (
    <nav className="bookmarks" aria-label={t('shell.bookmarks')}>
      {shown.map(({ id, href, title, icon }) => (
        <Tooltip key={id} text={t(title)} placement="bottom">
          <Link to={href} className="bookmark" aria-label={t(title)}>
            <Icon path={icon} />
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}

/** Search over pages and what they hold, and the bookmarked pages (spec §2, Global search). */
export function Search({ entries, place }: Props) {
  const { t } = useTranslation();
  const { storage } = useServices();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const [recent, setRecent] = useState<readonly string[]>(() => storage.get('recentlyFound') ?? []);
  const { bookmarks, setBookmark } = useBookmarks();
  const { groups, hrefOf } = useFindable(entries, bookmarks);
  useShortcut(open);
  const go = (id: string) => {
    setOpen(false);
    const next = [id, ...recent.filter((each) => each !== id)].slice(0, REMEMBERED);
    storage.set('recentlyFound', next);
    setRecent(next);
    const href = hrefOf(id);
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
        onPaletteSelect={({ detail }) => go(detail.id)}
        onBookmarkToggle={({ detail }) => setBookmark(detail.id, detail.bookmarked)}
      />
      {place.current ? createPortal(<Bookmarks entries={entries} bookmarks={bookmarks} />, place.current) : null}
    </>
  );
}
