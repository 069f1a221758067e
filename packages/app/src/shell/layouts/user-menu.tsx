import { iconLogOut, iconMoon, iconSettings2 } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { LanguageList } from '@plinth/ui-kit/react/language-list';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { UserMenu as KitUserMenu } from '@plinth/ui-kit/react/user-menu';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import type { DemoApp, FindOpenPage, Presence } from '#core/demo/demo-app.ts';
import { logoutRequested } from '#core/events.ts';
import { languageTags } from '#core/i18n/languages.ts';
import { useLanguage } from '#core/i18n/use-language.ts';
import { selectSession, selectUser } from '#core/session/auth-slice.ts';
import { Deferred } from '#shared/deferred.tsx';
import { MenuLink } from '#shared/menu-link.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

interface Props {
  /** The demo, once it has loaded. */
  readonly demo: DemoApp | null;
  readonly findOpenPage: FindOpenPage;
  /** Whether the navbar, and with it the language menu and the skin toggle, is not rendered. */
  readonly isStandalone?: boolean;
  /** Opens the customizer. */
  readonly onCustomize: () => void;
}

/** The user menu with the presence of the user, which changes. */
function UserMenuWithPresence({
  usePresence,
  ...props
}: ComponentProps<typeof KitUserMenu> & { readonly usePresence: () => Presence | undefined }) {
  return <KitUserMenu {...props} presence={usePresence()} />;
}

/** The entry that switches to the dark skin and back. */
function DarkItem() {
  const { t } = useTranslation();
  const { appearance } = useServices();
  const isDark = useSyncExternalStore(appearance.subscribe, () => appearance.skin() === 'dark');
  return (
    <MenuItem type="checkbox" value="dark" checked={isDark}>
      <Icon slot="start" path={iconMoon} size="small" />
      {t('shell.dark')}
    </MenuItem>
  );
}

/**
 * The menu of the signed-in user: opens the customizer and logs out (product.md#shell), and in a session of the demo
 * opens pages of the demo. It also has the language and the skin where the navbar does not.
 */
export function UserMenu({ demo, findOpenPage, isStandalone = false, onCustomize }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { appearance } = useServices();
  const { current, choose, failed } = useLanguage();
  const user = useSelector(selectUser);
  const session = useSelector(selectSession);
  const hasSettings = useIsNarrow() || isStandalone;
  if (!user) return null;
  const select = (value: string) => {
    if (value === 'logout') dispatch(logoutRequested('user'));
    else if (value === 'customize') onCustomize();
    else if (value === 'dark') appearance.toggleDark();
  };
  const sessionDemo = session?.kind === 'demo' ? demo : null;
  const links = sessionDemo?.userLinks.filter(({ href }) => findOpenPage(href)) ?? [];
  const properties = {
    name: user.displayName ?? '',
    email: user.email ?? '',
    roleName: session?.kind === 'demo' ? session.role : '',
    src: user.photoURL ?? undefined,
    className: 'user-menu',
    onMenuSelect: ({ detail }: { readonly detail: { readonly value: string } }) => select(detail.value),
  };
  // After the cards of the page.
  const content = (
    <Deferred paints={3}>
      {failed ? (
        <p slot="header" role="alert" className="text-13">
          {t('shell.languageFailed')}
        </p>
      ) : null}
      {hasSettings ? (
        <>
          <LanguageList
            languages={languageTags}
            value={current}
            onLanguageChange={({ detail }) => choose(detail.language)}
          />
          <hr />
          <DarkItem />
        </>
      ) : null}
      {links.map(({ title, href, icon }) => (
        <MenuLink key={href} to={href} icon={icon}>
          {t(title)}
        </MenuLink>
      ))}
      {links.length > 0 ? <hr /> : null}
      <MenuItem value="customize">
        <Icon slot="start" path={iconSettings2} size="small" />
        {t('shell.appearance')}
      </MenuItem>
      <MenuItem value="logout">
        <Icon slot="start" path={iconLogOut} size="small" mirrored />
        {t('shell.logout')}
      </MenuItem>
    </Deferred>
  );
  return sessionDemo ? (
    <UserMenuWithPresence {...properties} usePresence={sessionDemo.usePresence}>
      {content}
    </UserMenuWithPresence>
  ) : (
    <KitUserMenu {...properties}>{content}</KitUserMenu>
  );
}
