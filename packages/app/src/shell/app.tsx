import { StrictMode, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { JoinFeatureContext, ServicesContext, type Services } from '#core/context.ts';
import { AppRouter } from '#shared/app-router.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Pages } from './pages.tsx';
import { SessionOverlays } from './session-overlays.tsx';
import { createSources, type Sources } from './sources.ts';
import type { App as Store } from './store.ts';

interface Props {
  readonly app: Store;
  readonly services: Services;
  /** The pages; created by default. */
  readonly sources?: Sources;
  /** Replaces the router of the browser, for prerendering. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole app over its store. */
export function App({ app, services, sources: initialSources, router: Router = AppRouter }: Props) {
  const [sources] = useState(() => initialSources ?? createSources(app));
  return (
    <StrictMode>
      <Provider store={app.store}>
        <ServicesContext value={services}>
          <Router>
            <ErrorBoundary storage={services.storage}>
              <JoinFeatureContext value={app.join}>
                <Pages sources={sources} />
              </JoinFeatureContext>
            </ErrorBoundary>
            <SessionOverlays app={app} />
            <IdleWatch app={app} />
          </Router>
          <OfflineNotice />
        </ServicesContext>
      </Provider>
    </StrictMode>
  );
}
