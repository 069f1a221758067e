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

/** The links of the user menu in a session of the demo, in their order. */
export const USER_LINKS: readonly UserLink[] = [
  { title: 'demo.links.profile', href: '/pages/profile', icon: iconUser },
  { title: 'demo.links.inbox', href: '/apps/email', icon: iconMail },
  { title: 'demo.links.tasks', href: '/apps/todo', icon: iconSquareCheckBig },
  { title: 'demo.links.chats', href: '/apps/chat', icon: iconMessageSquare },
  { title: 'demo.links.settings', href: '/pages/account-settings', icon: iconSettings },
  { title: 'demo.links.pricing', href: '/pages/pricing', icon: iconCreditCard },
  { title: 'demo.links.faq', href: '/pages/faq', icon: iconCircleQuestionMark },
];
