import type { ComponentType } from 'react';
import type { Permission } from '#core/ability/ability.ts';
import type { PageLayout } from '#core/appearance/appearance.ts';
import type { Feature, FeatureWithPages } from '#core/feature.ts';
import type { FlagName } from '#core/flags/flags-slice.ts';
import type { RouteMatch } from '#core/routes/match.ts';
import type { RouteId } from '#core/routes/routes.ts';
import { isStep } from '#features/_shared/customers/onboarding-step.ts';

/** Audience of a page (spec §6): everyone, visitors, signed-in users, users who return from a bank or a platform. */
export type GuardKind = 'public' | 'auth' | 'secured' | 'oauth';

/** A route that has a page; the root only redirects. */
export type PageId = Exclude<RouteId, 'root'>;

type FeatureWithSomePages = Feature & { readonly pages: Readonly<Partial<Record<PageId, ComponentType>>> };

/** Everything that the shell needs of a page besides its address. */
export interface PageEntry {
  /** Loads the feature that has the page; prefetching and rendering share the promise. */
  readonly load: () => Promise<{ readonly feature: FeatureWithSomePages }>;
  /** Translation key of the page's name: the document's title, the breadcrumb, the menu. */
  readonly title: string;
  /** Translation key of the name of a step; null to use the page's own name. */
  readonly stepTitle?: (step: string | undefined) => string | null;
  readonly kind: GuardKind;
  readonly layout: 'vertical' | 'blank';
  /** Permission that the session's ability must allow (spec §6). */
  readonly ability?: Permission;
  /** The page exists while this flag is on. */
  readonly flag?: FlagName;
  /** Layout settings that the page overrides while it is open (spec §2). */
  readonly layoutOverrides?: PageLayout;
}

/** Every page of the product (spec §2). */
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
    title: 'banking.again.title',
    kind: 'oauth',
    layout: 'blank',
  },
  'virtual-card': {
    load: () => import('#features/banking/feature.ts'),
    title: 'banking.card.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
    layoutOverrides: { contentWidth: 'boxed' },
  },
  tickets: {
    load: () => import('#features/tickets/feature.ts'),
    title: 'tickets.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
    layoutOverrides: { contentWidth: 'boxed' },
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

/** A match that has a page. */
export interface PageMatch {
  readonly id: PageId;
  readonly entry: PageEntry;
  /** Step of onboarding, on the page that has steps. */
  readonly step: string | undefined;
}

/** Returns the page of a matched route; null for the root and without a match. */
export function pageOf(match: RouteMatch | null): PageMatch | null {
  if (!match || match.id === 'root') return null;
  return { id: match.id, entry: PAGES[match.id], step: match.parameters['step'] };
}
