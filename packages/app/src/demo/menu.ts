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
import { iconConstruction } from '@plinth/ui-kit/icons/construction';
import { iconHeart } from '@plinth/ui-kit/icons/heart';
import { iconKey } from '@plinth/ui-kit/icons/key';
import { iconLayers } from '@plinth/ui-kit/icons/layers';
import { iconLibrary } from '@plinth/ui-kit/icons/library';
import { iconLogIn } from '@plinth/ui-kit/icons/log-in';
import { iconMailCheck } from '@plinth/ui-kit/icons/mail-check';
import { iconNewspaper } from '@plinth/ui-kit/icons/newspaper';
import { iconScale } from '@plinth/ui-kit/icons/scale';
import { iconUserPlus } from '@plinth/ui-kit/icons/user-plus';
import { brand } from '#core/config/brand.ts';
import type { MenuItem } from '#core/pages/menu-item.ts';
import { hrefOf } from '#core/routes/href.ts';
import { useUnreadBadge } from './_shared/mails.ts';
import { demoRoutes } from './_shared/routes.ts';
import { DEMO_PAGES } from './pages.ts';

/** The demo's part of the side menu. */
export const DEMO_MENU: readonly MenuItem[] = [
  {
    type: 'group',
    title: 'demo.menu.dashboards',
    icon: iconLayoutDashboard,
    countsEntries: true,
    entries: [
      {
        type: 'page',
        page: DEMO_PAGES['dashboard-analytics'],
        title: 'demo.menu.analytics',
        href: demoRoutes.hrefOf('dashboard-analytics'),
        icon: iconChartLine,
      },
      {
        type: 'page',
        page: DEMO_PAGES['dashboard-ecommerce'],
        title: 'demo.menu.ecommerce',
        href: demoRoutes.hrefOf('dashboard-ecommerce'),
        icon: iconShoppingCart,
      },
      {
        type: 'page',
        page: DEMO_PAGES['dashboard-main'],
        title: 'demo.menu.main',
        href: demoRoutes.hrefOf('dashboard-main'),
        icon: iconLayoutDashboard,
      },
    ],
  },
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
        title: 'demo.menu.invoice',
        icon: iconReceiptText,
        entries: [
          {
            type: 'page',
            page: DEMO_PAGES.invoices,
            title: 'demo.menu.list',
            href: demoRoutes.hrefOf('invoices'),
            icon: iconReceiptText,
          },
          {
            type: 'page',
            page: DEMO_PAGES.invoice,
            title: 'demo.menu.preview',
            href: demoRoutes.hrefOf('invoice'),
            icon: iconEye,
          },
          {
            type: 'page',
            page: DEMO_PAGES['invoice-edit'],
            title: 'demo.menu.edit',
            href: demoRoutes.hrefOf('invoice-edit'),
            icon: iconSquarePen,
          },
          {
            type: 'page',
            page: DEMO_PAGES['invoice-add'],
            title: 'demo.menu.add',
            href: demoRoutes.hrefOf('invoice-add'),
            icon: iconPlus,
          },
        ],
      },
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
        title: 'demo.menu.ecommerce',
        icon: iconShoppingCart,
        entries: [
          { type: 'page', page: DEMO_PAGES.shop, href: demoRoutes.hrefOf('shop'), icon: iconStore },
          {
            type: 'page',
            page: DEMO_PAGES.product,
            title: 'demo.menu.details',
            href: demoRoutes.hrefOf('product'),
            icon: iconTag,
          },
          { type: 'page', page: DEMO_PAGES.wishlist, href: demoRoutes.hrefOf('wishlist'), icon: iconHeart },
          { type: 'page', page: DEMO_PAGES.checkout, href: demoRoutes.hrefOf('checkout'), icon: iconCreditCard },
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
      {
        type: 'group',
        title: 'demo.menu.pages',
        icon: iconFileText,
        entries: [
          {
            type: 'page',
            page: DEMO_PAGES['account-settings'],
            href: demoRoutes.hrefOf('account-settings'),
            icon: iconSettings,
          },
          { type: 'page', page: DEMO_PAGES.profile, href: demoRoutes.hrefOf('profile'), icon: iconUser },
          { type: 'page', page: DEMO_PAGES.faq, href: demoRoutes.hrefOf('faq'), icon: iconCircleQuestionMark },
          {
            type: 'page',
            page: DEMO_PAGES['knowledge-base'],
            href: demoRoutes.hrefOf('knowledge-base'),
            icon: iconLibrary,
          },
          { type: 'page', page: DEMO_PAGES.pricing, href: demoRoutes.hrefOf('pricing'), icon: iconCreditCard },
          { type: 'page', page: DEMO_PAGES.license, href: demoRoutes.hrefOf('license'), icon: iconScale },
          { type: 'page', page: DEMO_PAGES['api-keys'], href: demoRoutes.hrefOf('api-keys'), icon: iconKey },
          {
            type: 'group',
            title: 'demo.menu.blog',
            icon: iconNewspaper,
            entries: [
              {
                type: 'page',
                page: DEMO_PAGES['blog-list'],
                title: 'demo.menu.list',
                href: demoRoutes.hrefOf('blog-list'),
                icon: iconNewspaper,
              },
              {
                type: 'page',
                page: DEMO_PAGES['blog-detail'],
                title: 'demo.menu.detail',
                href: demoRoutes.hrefOf('blog-detail'),
                icon: iconFileText,
              },
              {
                type: 'page',
                page: DEMO_PAGES['blog-edit'],
                title: 'demo.menu.edit',
                href: demoRoutes.hrefOf('blog-edit'),
                icon: iconSquarePen,
              },
            ],
          },
          {
            type: 'group',
            title: 'demo.menu.miscellaneous',
            icon: iconCircleAlert,
            entries: [
              {
                type: 'page',
                page: DEMO_PAGES['coming-soon'],
                href: demoRoutes.hrefOf('coming-soon'),
                icon: iconCalendarClock,
                newTab: true,
              },
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
              {
                type: 'page',
                page: DEMO_PAGES['login-basic'],
                title: 'demo.menu.basic',
                href: demoRoutes.hrefOf('login-basic'),
                icon: iconLogIn,
                newTab: true,
              },
              {
                type: 'page',
                page: DEMO_PAGES['login-cover'],
                title: 'demo.menu.cover',
                href: demoRoutes.hrefOf('login-cover'),
                icon: iconLogIn,
                newTab: true,
              },
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.register',
            icon: iconUserPlus,
            entries: [
              {
                type: 'page',
                page: DEMO_PAGES['register-basic'],
                title: 'demo.menu.basic',
                href: demoRoutes.hrefOf('register-basic'),
                icon: iconUserPlus,
                newTab: true,
              },
              {
                type: 'page',
                page: DEMO_PAGES['register-cover'],
                title: 'demo.menu.cover',
                href: demoRoutes.hrefOf('register-cover'),
                icon: iconUserPlus,
                newTab: true,
              },
              {
                type: 'page',
                page: DEMO_PAGES['register-multi-steps'],
                title: 'demo.menu.multiSteps',
                href: demoRoutes.hrefOf('register-multi-steps'),
                icon: iconUserPlus,
                newTab: true,
              },
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.forgotPassword',
            icon: iconKeyRound,
            entries: [
              {
                type: 'page',
                page: DEMO_PAGES['forgot-password-basic'],
                title: 'demo.menu.basic',
                href: demoRoutes.hrefOf('forgot-password-basic'),
                icon: iconKeyRound,
                newTab: true,
              },
              {
                type: 'page',
                page: DEMO_PAGES['forgot-password-cover'],
                title: 'demo.menu.cover',
                href: demoRoutes.hrefOf('forgot-password-cover'),
                icon: iconKeyRound,
                newTab: true,
              },
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.resetPassword',
            icon: iconLock,
            entries: [
              {
                type: 'page',
                page: DEMO_PAGES['reset-password-basic'],
                title: 'demo.menu.basic',
                href: demoRoutes.hrefOf('reset-password-basic'),
                icon: iconLock,
                newTab: true,
              },
              {
                type: 'page',
                page: DEMO_PAGES['reset-password-cover'],
                title: 'demo.menu.cover',
                href: demoRoutes.hrefOf('reset-password-cover'),
                icon: iconLock,
                newTab: true,
              },
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.verifyEmail',
            icon: iconMailCheck,
            entries: [
              {
                type: 'page',
                page: DEMO_PAGES['verify-email-basic'],
                title: 'demo.menu.basic',
                href: demoRoutes.hrefOf('verify-email-basic'),
                icon: iconMailCheck,
                newTab: true,
              },
              {
                type: 'page',
                page: DEMO_PAGES['verify-email-cover'],
                title: 'demo.menu.cover',
                href: demoRoutes.hrefOf('verify-email-cover'),
                icon: iconMailCheck,
                newTab: true,
              },
            ],
          },
          {
            type: 'group',
            title: 'demo.pages.twoSteps',
            icon: iconShieldCheck,
            entries: [
              {
                type: 'page',
                page: DEMO_PAGES['two-steps-basic'],
                title: 'demo.menu.basic',
                href: demoRoutes.hrefOf('two-steps-basic'),
                icon: iconShieldCheck,
                newTab: true,
              },
              {
                type: 'page',
                page: DEMO_PAGES['two-steps-cover'],
                title: 'demo.menu.cover',
                href: demoRoutes.hrefOf('two-steps-cover'),
                icon: iconShieldCheck,
                newTab: true,
              },
            ],
          },
        ],
      },
      {
        type: 'page',
        page: DEMO_PAGES['modal-examples'],
        href: demoRoutes.hrefOf('modal-examples'),
        icon: iconAppWindow,
      },
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.userInterface',
    entries: [
      {
        type: 'group',
        title: 'demo.menu.cards',
        icon: iconLayoutGrid,
        entries: [
          {
            type: 'page',
            page: DEMO_PAGES['cards-basic'],
            title: 'demo.menu.basic',
            href: demoRoutes.hrefOf('cards-basic'),
            icon: iconLayoutGrid,
          },
          {
            type: 'page',
            page: DEMO_PAGES['cards-advance'],
            title: 'demo.menu.advanced',
            href: demoRoutes.hrefOf('cards-advance'),
            icon: iconList,
          },
          {
            type: 'page',
            page: DEMO_PAGES['cards-statistics'],
            title: 'demo.menu.statistics',
            href: demoRoutes.hrefOf('cards-statistics'),
            icon: iconChartColumn,
          },
          {
            type: 'page',
            page: DEMO_PAGES['cards-analytics'],
            title: 'demo.menu.analytics',
            href: demoRoutes.hrefOf('cards-analytics'),
            icon: iconChartLine,
          },
          {
            type: 'page',
            page: DEMO_PAGES['cards-action'],
            title: 'demo.menu.actions',
            href: demoRoutes.hrefOf('cards-action'),
            icon: iconRefreshCw,
          },
        ],
      },
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.tables',
    entries: [
      { type: 'page', page: DEMO_PAGES.tables, href: demoRoutes.hrefOf('tables'), icon: iconTable2 },
      {
        type: 'group',
        title: 'demo.menu.dataTables',
        icon: iconLayers,
        entries: [
          {
            type: 'page',
            page: DEMO_PAGES['data-tables'],
            title: 'demo.menu.basic',
            href: demoRoutes.hrefOf('data-tables'),
            icon: iconTable2,
          },
          {
            type: 'page',
            page: DEMO_PAGES['advanced-tables'],
            title: 'demo.menu.advanced',
            href: demoRoutes.hrefOf('advanced-tables'),
            icon: iconSearch,
          },
        ],
      },
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.charts',
    entries: [
      {
        type: 'page',
        page: DEMO_PAGES['charts-apex'],
        href: demoRoutes.hrefOf('charts-apex'),
        icon: iconChartCandlestick,
      },
      {
        type: 'page',
        page: DEMO_PAGES['charts-chartjs'],
        href: demoRoutes.hrefOf('charts-chartjs'),
        icon: iconChartLine,
      },
      {
        type: 'page',
        page: DEMO_PAGES['charts-recharts'],
        href: demoRoutes.hrefOf('charts-recharts'),
        icon: iconChartPie,
      },
    ],
  },
  {
    type: 'header',
    title: 'demo.menu.others',
    entries: [
      {
        type: 'page',
        page: DEMO_PAGES['access-control'],
        href: demoRoutes.hrefOf('access-control'),
        icon: iconKeyRound,
      },
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
