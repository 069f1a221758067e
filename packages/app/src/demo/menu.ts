import {
  iconBookOpen,
  iconCalendar,
  iconChartCandlestick,
  iconChartColumn,
  iconChartLine,
  iconChartPie,
  iconCircleAlert,
  iconCircleQuestionMark,
  iconCircleSlash,
  iconCreditCard,
  iconEye,
  iconFileText,
  iconKeyRound,
  iconLayoutDashboard,
  iconLayoutGrid,
  iconLifeBuoy,
  iconList,
  iconLock,
  iconMail,
  iconMessageSquare,
  iconPlus,
  iconReceiptText,
  iconRefreshCw,
  iconSearch,
  iconSettings,
  iconShieldCheck,
  iconShoppingCart,
  iconSquareCheckBig,
  iconSquarePen,
  iconStore,
  iconTable2,
  iconTag,
  iconUser,
  iconUsers,
} from '@plinth/ui-kit/icons';
import { iconAppWindow } from '@plinth/ui-kit/icons/app-window';
import { iconCalendarClock } from '@plinth/ui-kit/icons/calendar-clock';
import { iconComponent } from '@plinth/ui-kit/icons/component';
import { iconConstruction } from '@plinth/ui-kit/icons/construction';
import { iconHeart } from '@plinth/ui-kit/icons/heart';
import { iconKey } from '@plinth/ui-kit/icons/key';
import { iconLayers } from '@plinth/ui-kit/icons/layers';
import { iconLibrary } from '@plinth/ui-kit/icons/library';
import { iconLogIn } from '@plinth/ui-kit/icons/log-in';
import { iconMailCheck } from '@plinth/ui-kit/icons/mail-check';
import { iconNewspaper } from '@plinth/ui-kit/icons/newspaper';
import { iconPanelsTopLeft } from '@plinth/ui-kit/icons/panels-top-left';
import { iconPuzzle } from '@plinth/ui-kit/icons/puzzle';
import { iconScale } from '@plinth/ui-kit/icons/scale';
import { iconSmile } from '@plinth/ui-kit/icons/smile';
import { iconTextCursorInput } from '@plinth/ui-kit/icons/text-cursor-input';
import { iconType } from '@plinth/ui-kit/icons/type';
import { iconUserPlus } from '@plinth/ui-kit/icons/user-plus';
import { brand } from '#core/config/brand.ts';
import type { MenuItem, PageItem } from '#core/pages/menu-item.ts';
import { hrefOf } from '#core/routes/href.ts';
import { demoRoutes, type StaticDemoRouteId } from './_shared/routes.ts';
import { areaOf, SHOWCASE_IDS, type ShowcaseArea } from './_shared/showcase-pages.ts';
import { DEMO_PAGES } from './pages.ts';

/** Pages with an address that needs no parameters and has the name of the page. */
type MenuPageId = keyof typeof DEMO_PAGES & StaticDemoRouteId;

/** Returns the entry of a page. */
const page = (
  id: MenuPageId,
  icon: string,
  options: Pick<PageItem, 'title' | 'newTab' | 'hidesIcon'> = {},
): PageItem => ({ type: 'page', page: DEMO_PAGES[id], href: demoRoutes.hrefOf(id), icon, ...options });

/** Returns the group of an area of the showcase. */
const showcase = (area: ShowcaseArea, icon: string): MenuItem => ({
  type: 'group',
  title: `demo.menu.${area}`,
  icon,
  entries: SHOWCASE_IDS.filter((id) => areaOf(id) === area).map((id) => page(id, icon, { hidesIcon: true })),
});

/** The demo's part of the side menu. It loads before the demo, so it imports nothing that calls the mock. */
export const DEMO_MENU: readonly MenuItem[] = [
  {
    type: 'group',
    title: 'demo.menu.dashboards',
    icon: iconLayoutDashboard,
    countsEntries: true,
    entries: [
      page('dashboard-analytics', iconChartLine, { title: 'demo.menu.analytics' }),
      page('dashboard-ecommerce', iconShoppingCart, { title: 'demo.menu.ecommerce' }),
      page('dashboard-main', iconLayoutDashboard, { title: 'demo.menu.main' }),
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.apps',
    entries: [
      page('email', iconMail),
      page('chat', iconMessageSquare),
      page('todo', iconSquareCheckBig),
      page('calendar', iconCalendar),
      {
        type: 'group',
        title: 'demo.menu.invoice',
        icon: iconReceiptText,
        entries: [
          page('invoices', iconReceiptText, { title: 'demo.menu.list' }),
          page('invoice', iconEye, { title: 'demo.menu.preview' }),
          page('invoice-edit', iconSquarePen, { title: 'demo.menu.edit' }),
          page('invoice-add', iconPlus, { title: 'demo.menu.add' }),
        ],
      },
      {
        type: 'group',
        title: 'demo.menu.rolesAndPermissions',
        icon: iconShieldCheck,
        entries: [page('roles', iconShieldCheck), page('permissions', iconLock)],
      },
      {
        type: 'group',
        title: 'demo.menu.ecommerce',
        icon: iconShoppingCart,
        entries: [
          page('shop', iconStore),
          page('product', iconTag, { title: 'demo.menu.details' }),
          page('wishlist', iconHeart),
          page('checkout', iconCreditCard),
        ],
      },
      {
        type: 'group',
        title: 'demo.menu.user',
        icon: iconUsers,
        entries: [
          page('users', iconUsers, { title: 'demo.menu.list' }),
          page('user', iconUser, { title: 'demo.menu.view' }),
        ],
      },
      {
        type: 'group',
        title: 'demo.menu.pages',
        icon: iconFileText,
        entries: [
          page('account-settings', iconSettings),
          page('profile', iconUser),
          page('faq', iconCircleQuestionMark),
          page('knowledge-base', iconLibrary),
          page('pricing', iconCreditCard),
          page('license', iconScale),
          page('api-keys', iconKey),
          {
            type: 'group',
            title: 'demo.menu.blog',
            icon: iconNewspaper,
            entries: [
              page('blog-list', iconNewspaper, { title: 'demo.menu.list' }),
              page('blog-detail', iconFileText, { title: 'demo.menu.detail' }),
              page('blog-edit', iconSquarePen, { title: 'demo.menu.edit' }),
            ],
          },
          {
            type: 'group',
            title: 'demo.menu.miscellaneous',
            icon: iconCircleAlert,
            entries: [
              page('coming-soon', iconCalendarClock, { newTab: true }),
              { type: 'external', title: 'demo.pages.notAuthorized', href: hrefOf('not-authorized'), icon: iconLock },
              {
                type: 'external',
                title: 'demo.pages.maintenance',
                href: hrefOf('maintenance'),
                icon: iconConstruction,
              },
              { type: 'external', title: 'demo.pages.error', href: hrefOf('error'), icon: iconCircleAlert },
            ],
          },
        ],
      },
      {
        type: 'group',
        title: 'demo.menu.authentication',
        icon: iconLock,
        entries: [
          {
            type: 'group',
            title: 'demo.pages.login',
            icon: iconLogIn,
            entries: [
              page('login-basic', iconLogIn, { title: 'demo.menu.basic', newTab: true }),
              page('login-cover', iconLogIn, { title: 'demo.menu.cover', newTab: true }),
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.register',
            icon: iconUserPlus,
            entries: [
              page('register-basic', iconUserPlus, { title: 'demo.menu.basic', newTab: true }),
              page('register-cover', iconUserPlus, { title: 'demo.menu.cover', newTab: true }),
              page('register-multi-steps', iconUserPlus, { title: 'demo.menu.multiSteps', newTab: true }),
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.forgotPassword',
            icon: iconKeyRound,
            entries: [
              page('forgot-password-basic', iconKeyRound, { title: 'demo.menu.basic', newTab: true }),
              page('forgot-password-cover', iconKeyRound, { title: 'demo.menu.cover', newTab: true }),
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.resetPassword',
            icon: iconLock,
            entries: [
              page('reset-password-basic', iconLock, { title: 'demo.menu.basic', newTab: true }),
              page('reset-password-cover', iconLock, { title: 'demo.menu.cover', newTab: true }),
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.verifyEmail',
            icon: iconMailCheck,
            entries: [
              page('verify-email-basic', iconMailCheck, { title: 'demo.menu.basic', newTab: true }),
              page('verify-email-cover', iconMailCheck, { title: 'demo.menu.cover', newTab: true }),
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.twoSteps',
            icon: iconShieldCheck,
            entries: [
              page('two-steps-basic', iconShieldCheck, { title: 'demo.menu.basic', newTab: true }),
              page('two-steps-cover', iconShieldCheck, { title: 'demo.menu.cover', newTab: true }),
            ],
          },
        ],
      },
      page('modal-examples', iconAppWindow),
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.userInterface',
    entries: [
      page('typography', iconType),
      page('icons', iconSmile),
      {
        type: 'group',
        title: 'demo.menu.cards',
        icon: iconLayoutGrid,
        entries: [
          page('cards-basic', iconLayoutGrid, { title: 'demo.menu.basic' }),
          page('cards-advance', iconList, { title: 'demo.menu.advanced' }),
          page('cards-statistics', iconChartColumn, { title: 'demo.menu.statistics' }),
          page('cards-analytics', iconChartLine, { title: 'demo.menu.analytics' }),
          page('cards-action', iconRefreshCw, { title: 'demo.menu.actions' }),
        ],
      },
      showcase('components', iconComponent),
      showcase('extensions', iconPuzzle),
      showcase('page-layout', iconPanelsTopLeft),
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.tables',
    entries: [
      showcase('forms', iconTextCursorInput),
      page('tables', iconTable2),
      {
        type: 'group',
        title: 'demo.menu.dataTables',
        icon: iconLayers,
        entries: [
          page('data-tables', iconTable2, { title: 'demo.menu.basic' }),
          page('advanced-tables', iconSearch, { title: 'demo.menu.advanced' }),
        ],
      },
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.charts',
    entries: [
      page('charts-apex', iconChartCandlestick),
      page('charts-chartjs', iconChartLine),
      page('charts-recharts', iconChartPie),
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.others',
    entries: [
      page('access-control', iconKeyRound),
      { type: 'disabled', title: 'demo.menu.disabledEntry', icon: iconCircleSlash, ability: ['read', 'Auth'] },
      {
        type: 'external',
        title: 'demo.menu.documentation',
        href: brand.documentationUrl,
        icon: iconBookOpen,
        ability: ['read', 'Auth'],
      },
      {
        type: 'external',
        title: 'shell.support',
        href: `mailto:${brand.supportEmail}`,
        icon: iconLifeBuoy,
        ability: ['read', 'Auth'],
      },
    ],
  },
];
