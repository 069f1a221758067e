import { hrefOf } from '../src/core/routes/href.ts';
import { ROUTES, type RouteId } from '../src/core/routes/routes.ts';

/** A page with an HTML file of its own, which is painted before any script runs. */
export interface HtmlPage {
  readonly id: Exclude<RouteId, 'root'>;
  /** Who sees it: a visitor, whose markup is the page, or a user, whose markup is the frame around it. */
  readonly audience: 'visitor' | 'user';
  /** Folder of the feature that has the page. */
  readonly feature: string;
  /** The paths that get the file, with `*` for a segment. */
  readonly paths: readonly string[];
}

const pathOf = (id: RouteId): string => ROUTES[id].path.replace(/\/:\w+\?$/, '').replaceAll(/:\w+/g, '*');

const visitorPage = (id: HtmlPage['id'], feature: string, ...paths: string[]): HtmlPage => ({
  id,
  audience: 'visitor',
  feature,
  paths: [pathOf(id), ...paths],
});

const userPage = (id: HtmlPage['id'], feature: string, ...paths: string[]): HtmlPage => ({
  ...visitorPage(id, feature, ...paths),
  audience: 'user',
});

/** The pages with an HTML file of their own. Every other path of the app gets `index.html`. */
export const HTML_PAGES: readonly HtmlPage[] = [
  visitorPage('login', 'auth'),
  visitorPage('forgot-password', 'auth'),
  visitorPage('register', 'onboarding', hrefOf('register', { step: 'register' })),
  userPage('dashboard', 'dashboard', ROUTES.root.path),
  userPage('accounting', 'accounting'),
  userPage('commerce', 'commerce'),
  userPage('bank-accounts', 'banking'),
  userPage('virtual-card', 'banking'),
  userPage('tickets', 'tickets'),
];

const patterns = HTML_PAGES.flatMap(({ id, paths }) =>
  paths.map((path) => ({ id, pattern: new RegExp(`^${path.replaceAll('*', '[^/]+')}/?$`) })),
);

/** Returns the HTML file of a path. */
export function htmlFileOf(path: string): string {
  const page = patterns.find(({ pattern }) => pattern.test(path));
  return `/${page?.id ?? 'index'}.html`;
}
