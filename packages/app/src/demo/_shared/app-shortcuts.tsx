import { iconCalendar, iconLayoutGrid, iconMail, iconMessageSquare, iconSquareCheckBig } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '#shared/menu-link.tsx';
import { demoRoutes } from './routes.ts';
import './app-shortcuts.css';

/** The apps in the order of the menu. One shows once the demo has its page. */
const SHORTCUTS = [
  { path: '/apps/todo', title: 'demo.pages.todo', icon: iconSquareCheckBig },
  { path: '/apps/chat', title: 'demo.pages.chat', icon: iconMessageSquare },
  { path: '/apps/email', title: 'demo.pages.email', icon: iconMail },
  { path: '/apps/calendar', title: 'demo.links.calendar', icon: iconCalendar },
] as const;

const SHOWN_SHORTCUTS = SHORTCUTS.filter(({ path }) => demoRoutes.matchRoute(path) !== null);

/** A menu of the apps, at the end of a page's heading. */
export function AppShortcuts() {
  const { t } = useTranslation();
  return (
    <DropdownMenu className="app-shortcuts" label={t('demo.appShortcuts')} placement="bottom-end">
      <Button slot="trigger" variant="ghost" iconOnly label={t('demo.appShortcuts')}>
        <Icon path={iconLayoutGrid} />
      </Button>
      {SHOWN_SHORTCUTS.map(({ path, title, icon }) => (
        <MenuLink key={path} to={path} icon={icon}>
          {t(title)}
        </MenuLink>
      ))}
    </DropdownMenu>
  );
}
