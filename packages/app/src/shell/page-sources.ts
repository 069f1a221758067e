import { lazy, type ComponentType } from 'react';
import type { Feature } from '#core/feature.ts';
import type { Page } from '#core/pages/page.ts';
import type { App } from './store.ts';

/** A component that is loaded on demand or ahead of time: a page, or the layout around pages. */
export interface Source<Props extends object> {
  /** Loads it, so that it renders immediately. */
  readonly load: () => Promise<void>;
  /** Loads it and the parts that it shows first ahead of time. A failure is ignored: rendering it loads again. */
  readonly prefetch: () => void;
  /** Returns the component itself once it has loaded, so that it renders immediately; before, a lazy one. */
  readonly component: () => ComponentType<Props>;
  /** Makes the next component load again after a failure. */
  readonly reset: () => void;
}

/** Returns the source of a page, the same one each time. */
export type PageSources = (page: Page) => Source<object>;

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
  /** Features that the component needs in the store before it renders. */
  readonly features: readonly Feature[];
  /** Loads the parts that it shows first. */
  readonly loadParts?: (() => Promise<unknown>) | undefined;
}

/** Creates a source. @param fetch loads the module; prefetching and rendering share the promise. */
export function createSource<Props extends object>(app: App, fetch: () => Promise<Loaded<Props>>): Source<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const module = await fetch();
    for (const feature of module.features) app.join(feature);
    loaded = module.default;
    return module;
  };
  let Lazy = lazy(load);
  return {
    load: async () => {
      if (!loaded) await load();
    },
    prefetch: () => {
      if (loaded) return;
      load()
        .then(({ loadParts }) => loadParts?.())
        .catch(() => undefined);
    },
    component: () => loaded ?? Lazy,
    // React keeps the failure of a lazy component.
    reset: () => {
      Lazy = lazy(load);
    },
  };
}

/** Creates the sources of the pages. */
export function createPageSources(app: App): PageSources {
  const sources = new Map<string, Source<object>>();
  return ({ id, entry }) => {
    const existing = sources.get(id);
    if (existing) return existing;
    const source = createSource(app, async () => {
      const { feature } = await entry.load();
      const PageComponent = feature.pages[id];
      if (!PageComponent) throw new Error(`The feature of the page "${id}" does not have it.`);
      return { default: PageComponent, features: [feature], loadParts: feature.parts?.[id] };
    });
    sources.set(id, source);
    return source;
  };
}
