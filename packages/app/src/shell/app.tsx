import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { ServicesContext, type Services } from '../core/context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Pages } from './pages.tsx';
import type { App as Store } from './store.ts';

/** The whole app over its store. */
export function App({ app, services }: { readonly app: Store; readonly services: Services }) {
  return (
    <StrictMode>
      <Provider store={app.store}>
        <ServicesContext value={services}>
          <ErrorBoundary storage={services.storage}>
            <Pages app={app} />
          </ErrorBoundary>
        </ServicesContext>
      </Provider>
    </StrictMode>
  );
}
