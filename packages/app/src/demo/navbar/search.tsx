import type { SearchItem } from '@plinth/api-client/demo/search';
import {
  iconFileSpreadsheet,
  iconFileText,
  iconMail,
  iconReceiptText,
  iconSearch,
  iconShoppingBag,
  iconSquareCheckBig,
  iconUser,
  iconUsers,
} from '@plinth/ui-kit/icons';
import { iconHash } from '@plinth/ui-kit/icons/hash';
import { Button } from '@plinth/ui-kit/react/button';
import { CommandPalette } from '@plinth/ui-kit/react/command-palette';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { FindOpenPage } from '#core/demo/demo-app.ts';
import { downloadFile } from '#demo/_shared/download.ts';
import type { LoadSections } from '#demo/_shared/showcase-sections.ts';
import { failedToast } from '#demo/_shared/toasts.ts';
import { useNavigate } from '#shared/navigation.ts';
import { useSearchShortcut } from '#shared/use-search-shortcut.ts';
import { useSearchItemsQuery } from './navbar-api.ts';
import type { Bookmarks } from './use-bookmarks.ts';
import { useSections } from './use-sections.ts';

interface Props {
  readonly bookmarks: Bookmarks;
  readonly findOpenPage: FindOpenPage;
  readonly loadSections: LoadSections;
}

const NO_ITEMS: readonly SearchItem[] = [];

const iconOfFile = (name: string): string => (/\.(?:csv|xlsx)$/.test(name) ? iconFileSpreadsheet : iconFileText);

/** Returns the search items of the mock by kind, and the state of their call. */
function useSearchItems(isNeeded: boolean) {
  const { data, isError, refetch } = useSearchItemsQuery(undefined, {
    skip: !isNeeded,
    refetchOnMountOrArgChange: true,
  });
  const itemsOf = useCallback(
    (title: string) => data?.find(({ groupTitle }) => groupTitle === title)?.data ?? NO_ITEMS,
    [data],
  );
  const status = data ? ('ready' as const) : isError ? ('error' as const) : ('loading' as const);
  return { pages: itemsOf('Pages'), files: itemsOf('Files'), itemsOf, status, refetch };
}

/** The groups of records, with their icons. A record is found when the session may open its page. */
const RECORD_GROUPS = [
  { group: 'Contacts', label: 'demo.search.contacts', icon: iconUser, onlyFound: false },
  { group: 'Emails', label: 'demo.search.emails', icon: iconMail, onlyFound: true },
  { group: 'Tasks', label: 'demo.search.tasks', icon: iconSquareCheckBig, onlyFound: true },
  { group: 'Invoices', label: 'demo.search.invoices', icon: iconReceiptText, onlyFound: true },
  { group: 'Users', label: 'demo.search.users', icon: iconUsers, onlyFound: true },
  { group: 'Products', label: 'demo.search.products', icon: iconShoppingBag, onlyFound: true },
] as const;

/** Search over the pages of the demo, the sections of its showcase, its files and its records. */
export function DemoSearch({ bookmarks, findOpenPage, loadSections }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
    setWasOpened(true);
  }, []);
  useSearchShortcut(open);
  const { pages, files, itemsOf, status: itemsStatus, refetch } = useSearchItems(isOpen);
  const recordsOf = useCallback(
    (group: string) => itemsOf(group).filter(({ link }) => findOpenPage(link)),
    [itemsOf, findOpenPage],
  );
  const { all } = bookmarks;
  const sections = useSections(loadSections, all, wasOpened);
  const status = itemsStatus === 'ready' ? bookmarks.status : itemsStatus;
  const groups = useMemo(
    () => [
      {
        label: t('shell.pages'),
        items: pages.flatMap(({ id }) => {
          const page = all.find((found) => found.id === id);
          return page ? { id: String(id), title: page.name, icon: page.icon, bookmarked: page.isBookmarked } : [];
        }),
      },
      {
        label: t('demo.search.sections'),
        items: (sections ?? []).map(({ href, name, pageName }) => ({
          id: href,
          title: name,
          hint: pageName,
          icon: iconHash,
        })),
      },
      {
        label: t('demo.search.files'),
        items: files.map(({ id, title }) => ({ id: String(id), title, icon: iconOfFile(title) })),
      },
      ...RECORD_GROUPS.map(({ group, label, icon, onlyFound }) => ({
        label: t(label),
        onlyFound,
        items: recordsOf(group).map(({ id, title, hint }) => ({ id: String(id), title, hint: hint ?? '', icon })),
      })),
    ],
    [t, pages, sections, files, recordsOf, all],
  );
  const openItem = async (id: string) => {
    setOpen(false);
    if (sections?.some(({ href }) => href === id)) {
      navigate(id);
      return;
    }
    const file = files.find((item) => String(item.id) === id);
    const records = RECORD_GROUPS.flatMap(({ group }) => recordsOf(group));
    const item = file ?? [...pages, ...records].find((found) => String(found.id) === id);
    if (!item) return;
    if (!file) {
      navigate(item.link);
      return;
    }
    try {
      await downloadFile(file.title, file.link);
    } catch {
      dispatch(failedToast(t('demo.search.downloadFailed', { name: file.title })));
    }
  };
  return (
    <>
      <Button className="demo-search-button" variant="ghost" iconOnly label={t('shell.search')} onClick={open}>
        <Icon path={iconSearch} />
      </Button>
      <CommandPalette
        className="demo-search"
        open={isOpen}
        groups={groups}
        status={status}
        onPaletteClose={() => setOpen(false)}
        onPaletteRetry={() => {
          void refetch();
          bookmarks.retry();
        }}
        onPaletteSelect={({ detail }) => void openItem(detail.id)}
        onBookmarkToggle={({ detail }) => bookmarks.toggle(Number(detail.id))}
      />
    </>
  );
}
