import {
  iconCalendar,
  iconLock,
  iconMail,
  iconMessageSquare,
  iconShieldCheck,
  iconSquareCheckBig,
  iconUser,
  iconUsers,
} from '@plinth/ui-kit/icons';
import type { MenuItem } from '#core/pages/menu-item.ts';
import { useUnreadBadge } from './_shared/mails.ts';
import { demoRoutes } from './_shared/routes.ts';
import { DEMO_PAGES } from './pages.ts';

/** The demo's part of the side menu. */
export const DEMO_MENU: readonly MenuItem[] = [
  {
    type: 'header',
    title: 'demo.menu.apps',
    entries: [
      {
        type: 'page',
        page: DEMO_PAGES.email,
        href: demoRoutes.hrefOf('email'),
        icon: iconMail,
        useBadge: useUnreadBadge,
      },
      { type: 'page', page: DEMO_PAGES.chat, href: demoRoutes.hrefOf('chat'), icon: iconMessageSquare },
      { type: 'page', page: DEMO_PAGES.todo, href: demoRoutes.hrefOf('todo'), icon: iconSquareCheckBig },
      { type: 'page', page: DEMO_PAGES.calendar, href: demoRoutes.hrefOf('calendar'), icon: iconCalendar },
      {
        type: 'group',
        title: 'demo.menu.rolesAndPermissions',
        icon: iconShieldCheck,
        entries: [
          { type: 'page', page: DEMO_PAGES.roles, href: demoRoutes.hrefOf('roles'), icon: iconShieldCheck },
          { type: 'page', page: DEMO_PAGES.permissions, href: demoRoutes.hrefOf('permissions'), icon: iconLock },
        ],
      },
      {
        type: 'group',
        title: 'demo.menu.user',
        icon: iconUsers,
        entries: [
          {
            type: 'page',
            page: DEMO_PAGES.users,
            title: 'demo.menu.list',
            href: demoRoutes.hrefOf('users'),
            icon: iconUsers,
          },
          {
            type: 'page',
            page: DEMO_PAGES.user,
            title: 'demo.menu.view',
            href: demoRoutes.hrefOf('user'),
            icon: iconUser,
          },
        ],
      },
    ],
  },
];
