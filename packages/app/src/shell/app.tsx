import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { JoinFeatureContext, ServicesContext, type Services } from '#core/context.ts';
import type { Network } from '#core/network/network.ts';
import { BrowserRouter } from '#shared/navigation.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Pages } from './pages.tsx';
import { SessionOverlays } from './session-overlays.tsx';
import type { App as Store } from './store.ts';

interface Props {
  readonly app: Store;
  readonly services: Services;
  readonly network: Network;
}

/** The whole app over its store. Navigations are not transitions, so a page that loads slowly shows its loader. */
export function App({ app, services, network }: Props) {
  return (
    <StrictMode>
      <Provider store={app.store}>
        <ServicesContext value={services}>
          <BrowserRouter useTransitions={false}>
            <ErrorBoundary storage={services.storage}>
              <JoinFeatureContext value={app.join}>
                <Pages app={app} />
              </JoinFeatureContext>
            </ErrorBoundary>
            <SessionOverlays app={app} />
          </BrowserRouter>
          <OfflineNotice network={network} />
        </ServicesContext>
      </Provider>
    </StrictMode>
  );
}
