import { lazy, type ComponentType } from 'react';
import { routes, type LoadPage } from './route-table.ts';
import type { App } from './store.ts';

/** A page that may be there already. */
export interface PageSource {
  /** Fetches the page ahead of its being shown; a failure is no event, showing it tries again. */
  readonly prefetch: () => void;
  /** The page itself once it was fetched, so that it shows at once; before, one that fetches it when shown. */
  readonly pick: () => ComponentType;
}

function createSource(app: App, page: LoadPage): PageSource {
  let fetched: ComponentType | null = null;
  const load = async () => {
    const module = await page();
    // What a page needs of the store is there before it is shown.
    if (module.feature) app.join(module.feature);
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
  return new Map(routes.map(({ id, page }) => [id, createSource(app, page)]));
}
