import { lazy, type ComponentType } from 'react';
import type { Feature } from '../core/feature.ts';
import { routes, type RouteEntry } from './route-table.ts';
import type { App } from './store.ts';

/** A page, or a frame of pages, that may be there already. */
export interface Source<Props extends object> {
  /** Fetches it ahead of its being shown; a failure is no event, showing it tries again. */
  readonly prefetch: () => void;
  /** The thing itself once it was fetched, so that it shows at once; before, one that fetches it when shown. */
  readonly pick: () => ComponentType<Props>;
}

/** A page that may be there already. */
export type PageSource = Source<object>;

interface Fetched<Props> {
  readonly default: ComponentType<Props>;
  /** What it needs of the store: there before it is shown. */
  readonly features: readonly Feature[];
}

/** @param fetch gets the module; the same promise for fetching ahead and for showing. */
export function createSource<Props extends object>(app: App, fetch: () => Promise<Fetched<Props>>): Source<Props> {
  let fetched: ComponentType<Props> | null = null;
  const load = async () => {
    const module = await fetch();
    for (const feature of module.features) app.join(feature);
    fetched = module.default;
    return module;
  };
  const Fetching = lazy(load);
  return {
    prefetch: () => {
      if (!fetched) load().catch(() => undefined);
    },
    pick: () => fetched ?? Fetching,
  };
}

/** The pages of all routes, by the route's id. */
export function createPageSources(app: App): ReadonlyMap<string, PageSource> {
  const entries: readonly RouteEntry[] = routes;
  return new Map(
    entries.map(({ id, page }) => [
      id,
      createSource(app, async () => {
        const { default: Page, feature } = await page();
        return { default: Page, features: feature ? [feature] : [] };
      }),
    ]),
  );
}
