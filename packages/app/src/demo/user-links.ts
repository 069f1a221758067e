import {
  iconCircleQuestionMark,
  iconCreditCard,
  iconMail,
  iconMessageSquare,
  iconSettings,
  iconSquareCheckBig,
  iconUser,
} from '@plinth/ui-kit/icons';
import type { UserLink } from '#core/demo/demo-app.ts';
import { demoRoutes } from './_shared/routes.ts';

/** The links of the user menu in a session of the demo, in their order. */
export const USER_LINKS: readonly UserLink[] = [
  { title: 'demo.links.profile', href: demoRoutes.hrefOf('profile'), icon: iconUser },
  { title: 'demo.links.inbox', href: demoRoutes.hrefOf('email'), icon: iconMail },
  { title: 'demo.links.tasks', href: demoRoutes.hrefOf('todo'), icon: iconSquareCheckBig },
  { title: 'demo.links.chats', href: demoRoutes.hrefOf('chat'), icon: iconMessageSquare },
  { title: 'demo.links.settings', href: demoRoutes.hrefOf('account-settings'), icon: iconSettings },
  { title: 'demo.links.pricing', href: demoRoutes.hrefOf('pricing'), icon: iconCreditCard },
  { title: 'demo.links.faq', href: demoRoutes.hrefOf('faq'), icon: iconCircleQuestionMark },
];
