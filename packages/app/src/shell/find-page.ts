import type { DemoApp } from '#core/demo/demo-app.ts';
import type { PageMatch } from '#core/pages/page.ts';
import { matchRoute } from '#core/routes/match.ts';
import { pageOf } from './page-registry.ts';

/** Returns the page of a pathname: of the product, or of the demo once that has loaded; null when there is none. */
export function findPage(pathname: string, demo: DemoApp | null): PageMatch | null {
  return pageOf(matchRoute(pathname)) ?? demo?.findPage(pathname) ?? null;
}
