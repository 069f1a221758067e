import type { VerticalLayoutProps } from './layouts/vertical.tsx';
import { createPageSources, createSource, type PageSources, type Source } from './page-sources.ts';
import type { App } from './store.ts';

/** The pages and the layout around those of the menu. */
export interface Sources {
  readonly pages: PageSources;
  readonly layout: Source<VerticalLayoutProps>;
}

/** Creates the source of the layout of secured pages. The flags and the notifications load with it. */
function createLayoutSource(app: App): Source<VerticalLayoutProps> {
  return createSource(app, async () => {
    const [{ VerticalLayout }, { flagsFeature }, { feature: notificationsFeature }] = await Promise.all([
      import('./layouts/vertical.tsx'),
      import('#core/flags/flags.saga.ts'),
      import('#features/notifications/feature.ts'),
    ]);
    return { default: VerticalLayout, features: [flagsFeature, notificationsFeature] };
  });
}

/** Creates the sources of all pages and of their layout. */
export function createSources(app: App): Sources {
  return { pages: createPageSources(app), layout: createLayoutSource(app) };
}
