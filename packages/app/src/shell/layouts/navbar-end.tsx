import { iconChevronDown, iconLogOut, iconMoon } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useEffect, useRef, type ComponentRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import { logoutRequested } from '#core/events.ts';
import { LanguageMenu } from '#core/i18n/language-menu.tsx';
import { selectUser } from '#core/session/auth-slice.ts';
import { Bell } from '#features/notifications/feature.ts';
import type { MenuPage } from '../menu.ts';

const loadSearch = async () => (await import('../search/search.tsx')).Search;

interface SearchProps {
  /** The pages of the menu, which search finds first. */
  readonly pages: readonly MenuPage[];
  /** Where the bookmarked pages are rendered. */
  readonly bookmarks: RefObject<HTMLElement | null>;
}

/** Switches to the dark skin and back. Its pressed state is set on the element itself: a change of skin renders nothing. */
function SkinToggle() {
  const { t } = useTranslation();
  const { appearance } = useServices();
  const button = useRef<ComponentRef<typeof Button>>(null);
  useEffect(() => {
    const apply = () => {
      if (button.current) button.current.pressed = appearance.skin() === 'dark' ? 'true' : 'false';
    };
    apply();
    return appearance.subscribe(apply);
  }, [appearance]);
  return (
    <Button ref={button} variant="ghost" iconOnly label={t('shell.dark')} onClick={appearance.toggleDark}>
      <Icon path={iconMoon} />
    </Button>
  );
}

/** Shows who is signed in, and logs out (spec §2). */
export function UserMenu() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  if (!user) return null;
  const name = user.displayName || user.email || '';
  return (
    <DropdownMenu
      label={t('shell.account', { name })}
      placement="bottom-end"
      onMenuSelect={(event) => {
        if (event.detail.value === 'logout') dispatch(logoutRequested('user'));
      }}
    >
      <Button slot="trigger" variant="ghost" className="user-button">
        <span className="visually-hidden">{t('shell.account', { name })}</span>
        <Avatar name={name} src={user.photoURL ?? undefined} size="small" className="user-avatar" aria-hidden="true" />
        <Icon slot="end" path={iconChevronDown} size="small" className="user-chevron" />
      </Button>
      <div slot="header" className="user-head">
        <p className="user-name">{user.displayName || user.email}</p>
        {user.displayName ? <p className="text-13 muted">{user.email}</p> : null}
      </div>
      <MenuItem value="logout">
        <Icon slot="start" path={iconLogOut} size="small" />
        {t('shell.logout')}
      </MenuItem>
    </DropdownMenu>
  );
}

/** The actions at the end of the navbar. Search loads when the browser is idle; its space is reserved. */
export function NavbarEnd({ pages, bookmarks }: SearchProps) {
  const { part: Search } = useChunk(loadSearch, useIdle());
  return (
    <>
      <div className="navbar-search">{Search ? <Search pages={pages} container={bookmarks} /> : null}</div>
      <LanguageMenu />
      <SkinToggle />
      <Bell />
      <UserMenu />
    </>
  );
}
