import { iconCalendar, iconLayoutGrid, iconMail, iconMessageSquare, iconSquareCheckBig } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '#shared/menu-link.tsx';
import { demoRoutes } from './routes.ts';
import './app-shortcuts.css';

const SHORTCUTS = [
  { id: 'todo', title: 'demo.pages.todo', icon: iconSquareCheckBig },
  { id: 'chat', title: 'demo.pages.chat', icon: iconMessageSquare },
  { id: 'email', title: 'demo.pages.email', icon: iconMail },
  { id: 'calendar', title: 'demo.pages.calendar', icon: iconCalendar },
] as const;

/** A menu of the apps, at the end of a page's heading. */
export function AppShortcuts() {
  const { t } = useTranslation();
  return (
    <DropdownMenu className="app-shortcuts" label={t('demo.appShortcuts')} placement="bottom-end">
      <Button slot="trigger" variant="ghost" iconOnly label={t('demo.appShortcuts')}>
        <Icon path={iconLayoutGrid} />
      </Button>
      {SHORTCUTS.map(({ id, title, icon }) => (
        <MenuLink key={id} to={demoRoutes.hrefOf(id)} icon={icon}>
          {t(title)}
        </MenuLink>
      ))}
    </DropdownMenu>
  );
}
