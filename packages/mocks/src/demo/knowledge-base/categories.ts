import type { PostDrawing } from '@plinth/api-client/demo/blog';
import type { GroupIcon, KnowledgeCategory, QuestionSlug } from '@plinth/api-client/demo/knowledge-base';

interface CategoryTexts {
  readonly title: string;
  readonly desc: string;
  readonly img: PostDrawing;
  readonly groups: readonly {
    readonly title: string;
    readonly icon: GroupIcon;
    readonly slugs: readonly QuestionSlug[];
  }[];
}

/** What the categories are called, and the groups of their questions. */
export const CATEGORY_TEXTS: Readonly<Record<KnowledgeCategory, CategoryTexts>> = {
  'getting-started': {
    title: 'Getting started',
    desc: 'Open an account, apply and bring your team along.',
    img: 'meeting',
    groups: [
      {
        title: 'Your application',
        icon: 'rocket',
        slugs: ['create-an-account', 'what-an-application-needs', 'how-long-a-decision-takes'],
      },
      {
        title: 'Your account',
        icon: 'settings',
        slugs: ['invite-a-colleague', 'change-your-business-details', 'choose-notifications'],
      },
    ],
  },
  financing: {
    title: 'Financing',
    desc: 'What you can draw, what it costs and when the money arrives.',
    img: 'ledger',
    groups: [
      {
        title: 'Limit and terms',
        icon: 'scale',
        slugs: ['how-your-limit-is-set', 'what-financing-costs', 'read-your-contract'],
      },
      {
        title: 'Drawing money',
        icon: 'hand-coins',
        slugs: ['request-a-top-up', 'when-money-arrives', 'financing-for-a-second-business'],
      },
    ],
  },
  repayments: {
    title: 'Repayments',
    desc: 'Weekly collections, statements and what to do in a slow season.',
    img: 'calendar',
    groups: [
      {
        title: 'Collections',
        icon: 'calendar-clock',
        slugs: ['how-collections-work', 'when-a-collection-fails', 'change-the-collection-account'],
      },
      {
        title: 'Your balance',
        icon: 'receipt',
        slugs: ['pay-ahead-of-schedule', 'read-your-statement', 'repay-in-a-slow-season'],
      },
    ],
  },
  connections: {
    title: 'Banks and platforms',
    desc: 'Link a bank, your accounting and your shops, and keep them linked.',
    img: 'bridge',
    groups: [
      { title: 'Banks', icon: 'landmark', slugs: ['link-a-bank', 'reconnect-a-bank', 'what-we-read'] },
      {
        title: 'Platforms',
        icon: 'plug',
        slugs: ['link-an-accounting-platform', 'link-a-shop', 'remove-a-connection'],
      },
    ],
  },
  'web-shop': {
    title: 'Your web shop',
    desc: 'Products, delivery, coupons and returns in the demo’s shop.',
    img: 'market',
    groups: [
      { title: 'Selling', icon: 'tag', slugs: ['add-a-product', 'set-delivery-prices', 'create-a-coupon'] },
      {
        title: 'Orders',
        icon: 'package',
        slugs: ['pack-and-send-an-order', 'handle-a-return', 'print-a-packing-slip'],
      },
    ],
  },
  security: {
    title: 'Security',
    desc: 'Sign in safely and know who can see what.',
    img: 'keys',
    groups: [
      {
        title: 'Signing in',
        icon: 'lock',
        slugs: ['two-step-sign-in', 'reset-your-password', 'sign-out-a-lost-phone'],
      },
      {
        title: 'Your data',
        icon: 'shield',
        slugs: ['spot-a-false-message', 'who-sees-your-data', 'create-an-api-key'],
      },
    ],
  },
};
