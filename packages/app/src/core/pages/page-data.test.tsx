import { configureStore, createAction } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { authReducer, sessionStarted } from '#core/session/auth-slice.ts';
import { OWNER } from '#testing/world.ts';
import { usePageRequests, type PageRequests } from './page-data.ts';

const requested = createAction('data/requested');
const requests: PageRequests = [() => requested()];

function Page() {
  usePageRequests(requests);
  return <h1>Page</h1>;
}

describe('usePageRequests', () => {
  const container = document.createElement('div');
  let root: Root | undefined;
  let requestCount = 0;
  const auth = authReducer(undefined, sessionStarted(OWNER));
  const store = configureStore({
    reducer: (state: object = { auth }, action) => {
      if (requested.match(action)) requestCount += 1;
      return state;
    },
  });
  const open = async () => {
    root = createRoot(container);
    root.render(
      <Provider store={store}>
        <Page />
      </Provider>,
    );
    await expect.poll(() => container.textContent).toBe('Page');
  };
  afterEach(() => {
    root?.unmount();
    requestCount = 0;
  });

  it('requests the data each time the page opens', async () => {
    await open();
    expect(requestCount).toBe(1);
    root?.unmount();
    await open();
    expect(requestCount).toBe(2);
  });
});
