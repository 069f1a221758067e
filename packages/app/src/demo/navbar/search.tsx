import type { SearchItem } from '@plinth/api-client/demo/search';
import { iconFileSpreadsheet, iconFileText, iconSearch, iconUser } from '@plinth/ui-kit/icons';
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
  const { data, isError, refetch } = useSearchItemsQuery(undefined, { skip: !isNeeded });
  const itemsOf = (title: string) => data?.find(({ groupTitle }) => groupTitle === title)?.data ?? NO_ITEMS;
  const status = data ? ('ready' as const) : isError ? ('error' as const) : ('loading' as const);
  return { pages: itemsOf('Pages'), files: itemsOf('Files'), contacts: itemsOf('Contacts'), status, refetch };
}

/** Search over the pages of the demo, the sections of its showcase, its files and the contacts. */
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
  const { pages, files, contacts, status: itemsStatus, refetch } = useSearchItems(wasOpened);
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
      {
        label: t('demo.search.contacts'),
        items: contacts
          .filter(({ link }) => findOpenPage(link))
          .map(({ id, title, target }) => ({ id: String(id), title, hint: target, icon: iconUser })),
      },
    ],
    [t, pages, sections, files, contacts, all, findOpenPage],
  );
  const openItem = async (id: string) => {
    setOpen(false);
    if (sections?.some(({ href }) => href === id)) {
      navigate(id);
      return;
    }
    const file = files.find((item) => String(item.id) === id);
    const item = file ?? [...pages, ...contacts].find((found) => String(found.id) === id);
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
