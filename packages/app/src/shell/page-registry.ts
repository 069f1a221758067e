import type { FeatureWithPages } from '#core/feature.ts';
import type { Page, PageEntry, PageMatch } from '#core/pages/page.ts';
import type { RouteMatch } from '#core/routes/match.ts';
import type { RouteId } from '#core/routes/routes.ts';
import { isStep } from '#features/_shared/customers/onboarding-step.ts';

/** A route that has a page; the root only redirects. */
export type PageId = Exclude<RouteId, 'root'>;

/** Every page of the product (product.md#pages). */
export const PAGES = {
  login: {
    load: () => import('#features/auth/feature.ts'),
    title: 'auth.signIn',
    kind: 'auth',
    layout: 'blank',
  },
  register: {
    load: () => import('#features/onboarding/feature.ts'),
    title: 'onboarding.register.title',
    kind: 'auth',
    layout: 'blank',
    stepTitle: (step) => (isStep(step) && step !== 'register' ? `onboarding.steps.${step}` : null),
  },
  'forgot-password': {
    load: () => import('#features/auth/feature.ts'),
    title: 'auth.resetPassword',
    kind: 'auth',
    layout: 'blank',
  },
  'not-authorized': {
    load: () => import('#features/misc/feature.ts'),
    title: 'misc.notAuthorized.title',
    kind: 'public',
    layout: 'blank',
  },
  maintenance: {
    load: () => import('#features/misc/feature.ts'),
    title: 'misc.maintenance.title',
    kind: 'public',
    layout: 'blank',
  },
  error: {
    load: () => import('#features/misc/feature.ts'),
    title: 'misc.notFound.title',
    kind: 'public',
    layout: 'blank',
  },
  dashboard: {
    load: () => import('#features/dashboard/feature.ts'),
    title: 'dashboard.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  accounting: {
    load: () => import('#features/accounting/feature.ts'),
    title: 'accounting.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  commerce: {
    load: () => import('#features/commerce/feature.ts'),
    title: 'commerce.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
    flag: 'commerce',
  },
  'bank-accounts': {
    load: () => import('#features/banking/feature.ts'),
    title: 'banking.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  'bank-authenticate': {
    load: () => import('#features/banking/feature.ts'),
    title: 'banking.reauthentication.title',
    kind: 'oauth',
    layout: 'blank',
  },
  'virtual-card': {
    load: () => import('#features/banking/feature.ts'),
    title: 'banking.card.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  tickets: {
    load: () => import('#features/tickets/feature.ts'),
    title: 'tickets.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  'bank-return': {
    load: () => import('#features/banking/feature.ts'),
    title: 'banking.return.title',
    kind: 'oauth',
    layout: 'blank',
  },
  connect: {
    load: () => import('#features/connect/feature.ts'),
    title: 'connect.title',
    kind: 'oauth',
    layout: 'blank',
  },
} as const satisfies {
  readonly [Id in PageId]: PageEntry & { readonly load: () => Promise<{ readonly feature: FeatureWithPages<Id> }> };
};

/** Every page, in the order of the registry. */
export const pageIds = Object.keys(PAGES) as readonly PageId[];

/** Returns a page of the product by its id. */
export const pageById = (id: PageId): Page => ({ id, entry: PAGES[id] });

/** Returns the page of a matched route; null for the root and without a match. */
export function pageOf(match: RouteMatch | null): PageMatch | null {
  if (!match || match.id === 'root') return null;
  return { ...pageById(match.id), pathname: match.pathname, step: match.parameters['step'] };
}
