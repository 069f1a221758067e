import type { ComponentType } from 'react';
import type { PageLayout } from '../core/appearance/appearance.ts';
import { isStep } from '../core/customers/step.ts';
import type { Feature } from '../core/feature.ts';
import type { FlagName } from '../core/flags/flags-slice.ts';

/** Who a route is for (spec §6): anybody, who signs in, who has signed in, who comes back from a bank or a platform. */
export type RouteKind = 'public' | 'auth' | 'secured' | 'oauth';

/** Loads a page; the same promise for prefetching and for showing. */
export type LoadPage = () => Promise<{ readonly default: ComponentType; readonly feature?: Feature }>;

/** One route. Addresses in the app are made from this table, nowhere else. */
export interface RouteEntry {
  readonly id: string;
  /** Pattern with `:parameters`. */
  readonly path: string;
  readonly page: LoadPage;
  /** Translation key of the page's name: the document's title, the breadcrumb, the menu. */
  readonly title: string;
  /** Translation key of the name of one of its steps; null where the page's own name stands. */
  readonly stepTitle?: (step: string | undefined) => string | null;
  readonly kind: RouteKind;
  readonly layout: 'vertical' | 'blank';
  /** Action and resource that the ability must allow (spec §6). */
  readonly ability?: readonly [action: 'read', resource: 'Auth'];
  /** The page is there while this flag is on. */
  readonly flag?: FlagName;
  /** What the page asks of the frame while it is open (spec §2). */
  readonly frame?: PageLayout;
}

/** Every route of the product (spec §2). */
export const routes = [
  {
    id: 'login',
    path: '/login',
    page: () => import('../features/auth/pages/login.tsx'),
    title: 'auth.signIn',
    kind: 'auth',
    layout: 'blank',
  },
  {
    id: 'register',
    path: '/register/:step?',
    page: () => import('../features/onboarding/pages/register.tsx'),
    title: 'onboarding.register.title',
    kind: 'auth',
    layout: 'blank',
    stepTitle: (step) => (isStep(step) && step !== 'register' ? `onboarding.steps.${step}` : null),
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    page: () => import('../features/auth/pages/forgot-password.tsx'),
    title: 'auth.resetPassword',
    kind: 'auth',
    layout: 'blank',
  },
  {
    id: 'not-authorized',
    path: '/misc/not-authorized',
    page: () => import('./pages/not-authorized.tsx'),
    title: 'misc.notAuthorized.title',
    kind: 'public',
    layout: 'blank',
  },
  {
    id: 'maintenance',
    path: '/misc/maintenance',
    page: () => import('./pages/maintenance.tsx'),
    title: 'misc.maintenance.title',
    kind: 'public',
    layout: 'blank',
  },
  {
    id: 'error',
    path: '/misc/error',
    page: () => import('./pages/not-found.tsx'),
    title: 'misc.notFound.title',
    kind: 'public',
    layout: 'blank',
  },
  {
    id: 'dashboard',
    path: '/dashboard/financial',
    page: () => import('../features/dashboard/pages/dashboard.tsx'),
    title: 'dashboard.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  {
    id: 'accounting',
    path: '/accounting',
    page: () => import('../features/accounting/pages/accounting.tsx'),
    title: 'accounting.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  {
    id: 'commerce',
    path: '/commerce',
    page: () => import('../features/commerce/pages/commerce.tsx'),
    title: 'commerce.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
    flag: 'commerce',
  },
  {
    id: 'bank-accounts',
    path: '/bank-accounts',
    page: () => import('../features/banking/pages/bank-accounts.tsx'),
    title: 'banking.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
  },
  {
    id: 'bank-authenticate',
    path: '/bank-accounts/:connectionId/authenticate',
    page: () => import('../features/banking/pages/authenticate.tsx'),
    title: 'banking.again.title',
    kind: 'oauth',
    layout: 'blank',
  },
  {
    id: 'virtual-card',
    path: '/bank-accounts/virtual-cards/:virtualCreditCardId',
    page: () => import('../features/banking/pages/virtual-card.tsx'),
    title: 'banking.card.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
    frame: { contentWidth: 'boxed' },
  },
  {
    id: 'tickets',
    path: '/tickets',
    page: () => import('../features/tickets/pages/tickets.tsx'),
    title: 'tickets.title',
    kind: 'secured',
    layout: 'vertical',
    ability: ['read', 'Auth'],
    frame: { contentWidth: 'boxed' },
  },
  {
    id: 'bank-return',
    path: '/bank-accounts/oauth',
    page: () => import('../features/banking/pages/bank-return.tsx'),
    title: 'banking.return.title',
    kind: 'oauth',
    layout: 'blank',
  },
  {
    id: 'connect',
    path: '/connect',
    page: () => import('../features/connect/pages/connect.tsx'),
    title: 'connect.title',
    kind: 'oauth',
    layout: 'blank',
  },
] as const satisfies readonly RouteEntry[];

/** Name of a route. */
export type RouteId = (typeof routes)[number]['id'];

/** Matches the root, which belongs to no page: the guard sends everybody on from there. */
const ROOT = { id: 'root', kind: 'secured' } as const;

/** What an address means. */
export type RouteMatch =
  | { readonly entry: RouteEntry; readonly parameters: Readonly<Record<string, string>> }
  | { readonly entry: null; readonly id: typeof ROOT.id; readonly kind: typeof ROOT.kind };

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchEntry(entry: RouteEntry, segments: readonly string[]): Record<string, string> | null {
  const pattern = segmentsOf(entry.path);
  const required = pattern.filter((part) => !part.endsWith('?')).length;
  if (segments.length < required || segments.length > pattern.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (part.startsWith(':')) {
      if (segment !== undefined) parameters[part.slice(1).replace(/\?$/, '')] = segment;
    } else if (part !== segment) {
      return null;
    }
  }
  return parameters;
}

/** The route of a path, its parameters still encoded; null when there is none. */
export function matchRoute(pathname: string): RouteMatch | null {
  const segments = segmentsOf(pathname);
  if (segments.length === 0) return { entry: null, ...ROOT };
  for (const entry of routes) {
    const parameters = matchEntry(entry, segments);
    if (parameters) return { entry, parameters };
  }
  return null;
}

/** The address of a route. */
export function hrefOf(id: RouteId, parameters: Readonly<Record<string, string>> = {}): string {
  const entry: RouteEntry | undefined = routes.find((each) => each.id === id);
  const path = entry?.path ?? '/';
  return path
    .split('/')
    .map((part) =>
      part.startsWith(':') ? encodeURIComponent(parameters[part.slice(1).replace(/\?$/, '')] ?? '') : part,
    )
    .join('/')
    .replace(/(.)\/$/, '$1');
}
