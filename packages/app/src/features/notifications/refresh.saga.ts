import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { claimsArrived, selectCustomerId } from '#core/session/auth-slice.ts';
import {
  customerCreated,
  customerLoaded,
  leadChanged,
  selectCustomers,
} from '#features/_shared/customers/customers-slice.ts';
import { selectSources } from './sources.ts';

/** Interval at which the data behind the notifications is requested again while the tab is visible. */
export const REFRESH_INTERVAL_MS = 120_000;
/** Shortest time between two refreshes, however often the user returns to the tab. */
export const MIN_REFRESH_INTERVAL_MS = 10_000;
/** Longest time to wait for the page's first request: not every page shows data of the account. */
export const FIRST_REQUEST_DELAY_MS = 1000;
/** Longest time to wait for the page's own requests. */
const SETTLE_TIMEOUT_MS = 5000;

/** Waits until the user is a customer whose onboarding is complete: before, there is no menu and no bell. */
function* waitForCustomer(): SagaGenerator<void> {
  for (;;) {
    const customers = yield* select(selectCustomers);
    const hasCustomer = (yield* select(selectCustomerId)) !== null;
    if (hasCustomer && customers.status === 'ready' && customers.userOnboarded) return;
    yield* take([customerLoaded, customerCreated, leadChanged, claimsArrived]);
  }
}

/** Waits until none of the sources is loading. */
function* waitUntilSettled(): SagaGenerator<void> {
  for (;;) {
    let isLoading = false;
    for (const source of yield* select(selectSources))
      isLoading ||= (yield* select(source.select)).status === 'loading';
    if (!isLoading) return;
    yield* take('*');
  }
}

/** Waits until the open page has made its first request. */
function* waitForPage(): SagaGenerator<void> {
  const current = yield* select(selectSources);
  for (const source of current) if ((yield* select(source.select)).status !== 'idle') return;
  yield* race({
    requested: take(current.map(({ request }) => request().type)),
    timeout: delay(FIRST_REQUEST_DELAY_MS),
  });
}

/** Requests what the open page does not need itself, once the page has loaded. */
function* requestMissing(): SagaGenerator<void> {
  yield* call(waitForPage);
  yield* race({ settled: call(waitUntilSettled), timeout: delay(SETTLE_TIMEOUT_MS) });
  // The page renders its data first.
  const { whenIdle } = yield* deps();
  yield* call(whenIdle);
  for (const source of yield* select(selectSources)) {
    if ((yield* select(source.select)).status === 'idle') yield* put(source.request());
  }
}

/**
 * Loads the data behind the notifications and the menu's dots on every page, and requests it again every two minutes and
 * whenever the user returns to the tab.
 */
export function* refresh(): SagaGenerator<void> {
  const { network, onReturn, whenVisible } = yield* deps();
  yield* call(waitForCustomer);
  yield* call(whenVisible);
  yield* call(requestMissing);
  const returns = eventChannel<true>((emit) => onReturn(() => emit(true)));
  try {
    for (;;) {
      // Returns during the delay are ignored: the data is new.
      yield* delay(MIN_REFRESH_INTERVAL_MS);
      yield* race({ returned: take(returns), elapsed: delay(REFRESH_INTERVAL_MS - MIN_REFRESH_INTERVAL_MS) });
      yield* call(whenVisible);
      if (!network.isOnline()) continue;
      for (const source of yield* select(selectSources)) yield* put(source.request());
    }
  } finally {
    returns.close();
  }
}
