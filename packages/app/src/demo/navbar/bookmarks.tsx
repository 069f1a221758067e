import { iconEllipsis } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Tooltip } from '@plinth/ui-kit/react/tooltip';
import { useTranslation } from 'react-i18next';
import type { LoadSections } from '#demo/_shared/showcase-sections.ts';
import { MenuLink } from '#shared/menu-link.tsx';
import { Link } from '#shared/navigation.ts';
import { BookmarkField } from './bookmark-field.tsx';
import type { Bookmarks, NamedPage } from './use-bookmarks.ts';

/** The most bookmarks that are icons of their own. */
const MAX_ICONS = 10;

interface Props {
  readonly bookmarks: Bookmarks;
  /** Id of the open page. */
  readonly current: string;
  readonly loadSections: LoadSections;
}

function BookmarkIcon({ page, isCurrent }: { readonly page: NamedPage; readonly isCurrent: boolean }) {
  const { href, icon, name } = page;
  return (
    <Tooltip text={name} placement="bottom">
      <Link to={href} className="demo-bookmark" aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
        <Icon path={icon} />
      </Link>
    </Tooltip>
  );
}

/** The bookmarked pages as icons and, beyond the first ones, in a menu; and the field that finds pages to bookmark. */
export function DemoBookmarks({ bookmarks, current, loadSections }: Props) {
  const { t } = useTranslation();
  const { bookmarked, status } = bookmarks;
  // The star comes with the icons before it, which would move it.
  if (status === 'loading') return null;
  const icons = bookmarked.slice(0, MAX_ICONS);
  const others = bookmarked.slice(MAX_ICONS);
  return (
    <>
      {icons.length > 0 ? (
        <nav className="demo-bookmarks" aria-label={t('shell.bookmarks')}>
          {icons.map((page) => (
            <BookmarkIcon key={page.id} page={page} isCurrent={page.pageId === current} />
          ))}
          {others.length > 0 ? (
            <DropdownMenu label={t('demo.bookmarks.more')} placement="bottom-start">
              <Button slot="trigger" variant="ghost" iconOnly label={t('demo.bookmarks.more')}>
                <Icon path={iconEllipsis} />
              </Button>
              {others.map(({ id, href, icon, name }) => (
                <MenuLink key={id} to={href} icon={icon}>
                  {name}
                </MenuLink>
              ))}
            </DropdownMenu>
          ) : null}
        </nav>
      ) : null}
      <BookmarkField bookmarks={bookmarks} loadSections={loadSections} />
    </>
  );
}
