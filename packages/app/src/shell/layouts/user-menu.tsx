import { iconChevronDown, iconLogOut, iconMoon, iconSettings2 } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useServices } from '#core/context.ts';
import { logoutRequested } from '#core/events.ts';
import { LanguageItems } from '#core/i18n/language-items.tsx';
import { useLanguage } from '#core/i18n/use-language.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import { useMediaQuery } from '#shared/use-media-query.ts';

/** Windows in which the navbar has no room for the language and the skin. The style sheet has the same width. */
const NARROW_WINDOW = '(width < 768px)';

interface Props {
  /** Whether the navbar, and with it the language menu and the skin toggle, is not rendered. */
  readonly isStandalone?: boolean;
  /** Opens the customizer. */
  readonly onCustomize: () => void;
}

/**
 * The menu of the signed-in user: opens the customizer and logs out (spec §2). It also has the language and the skin
 * where the navbar does not.
 */
export function UserMenu({ isStandalone = false, onCustomize }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { appearance } = useServices();
  const { current, choose, failed } = useLanguage();
  const user = useSelector(selectUser);
  const isDark = useSyncExternalStore(appearance.subscribe, () => appearance.skin() === 'dark');
  const hasSettings = useMediaQuery(NARROW_WINDOW) || isStandalone;
  if (!user) return null;
  const name = user.displayName || user.email || '';
  const select = (value: string) => {
    if (value === 'logout') dispatch(logoutRequested('user'));
    else if (value === 'customize') onCustomize();
    else if (value === 'dark') appearance.toggleDark();
    else choose(value);
  };
  return (
    <DropdownMenu
      label={t('shell.account', { name })}
      placement="bottom-end"
      onMenuSelect={({ detail }) => select(detail.value)}
    >
      <Button slot="trigger" variant="ghost" className="user-button">
        <span className="visually-hidden">{t('shell.account', { name })}</span>
        <Avatar name={name} src={user.photoURL ?? undefined} size="small" className="user-avatar" aria-hidden="true" />
        <Icon slot="end" path={iconChevronDown} size="small" className="user-chevron" />
      </Button>
      <div slot="header" className="user-head">
        <p className="user-name">{user.displayName || user.email}</p>
        {user.displayName ? <p className="text-13 muted">{user.email}</p> : null}
        {failed ? (
          <p role="alert" className="text-13">
            {t('shell.languageFailed')}
          </p>
        ) : null}
      </div>
      {hasSettings ? (
        <>
          <fieldset aria-label={t('shell.language')}>
            <LanguageItems current={current} />
          </fieldset>
          <hr />
          <MenuItem type="checkbox" value="dark" checked={isDark}>
            <Icon slot="start" path={iconMoon} size="small" />
            {t('shell.dark')}
          </MenuItem>
        </>
      ) : null}
      <MenuItem value="customize">
        <Icon slot="start" path={iconSettings2} size="small" />
        {t('shell.appearance')}
      </MenuItem>
      <MenuItem value="logout">
        <Icon slot="start" path={iconLogOut} size="small" />
        {t('shell.logout')}
      </MenuItem>
    </DropdownMenu>
  );
}
