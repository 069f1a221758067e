import { toApiError } from '@plinth/api-client/errors';
import { all, call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { loggedOut } from '#core/events.ts';
import { claimsArrived, selectCustomerId, productSessionStarted } from '#core/session/auth-slice.ts';
import { claimsRequested } from '#core/session/claims.saga.ts';
import {
  customerCreated,
  customerFailed,
  customerLoaded,
  customerLoading,
  customerRequested,
  selectLead,
  specialistStepCompleted,
  stepRequested,
} from './customers-slice.ts';

/**
 * Loads the lead and the customer, which determine the user's onboarding step. The customer is requested only once the
 * token contains its id, because the provider rejects earlier requests.
 */
function* load(): SagaGenerator<void> {
  const { api, storage } = yield* deps();
  yield* put(customerLoading());
  try {
    const client = yield* call(api);
    const customerId = yield* select(selectCustomerId);
    const { leads, customers } = yield* all({
      leads: call(() => client.leads.list()),
      customers: call(() => (customerId === null ? Promise.resolve([]) : client.customers.list())),
    });
    const lead = leads[0] ?? null;
    const customer = customers.find(({ id }) => id === customerId) ?? customers[0] ?? null;
    const storedStep = storage.get('signInStep');
    const requestedStep = storedStep === 'register' ? null : storedStep;
    const specialistDone = lead !== null && storage.get('specialistLead') === lead.id;
    yield* put(customerLoaded({ lead, customer, requestedStep, specialistDone }));
    if (customerId === null && lead?.customerId) yield* put(claimsRequested());
  } catch (error) {
    yield* put(customerFailed(toApiError(error).code));
  }
}

/** Loads the lead and the customer for the session. A newer request replaces one in progress. */
export function* customers(): SagaGenerator<void> {
  // A single loop, so that the latest request wins and the end of the session cancels a request in progress.
  for (;;) {
    yield* take([productSessionStarted, claimsArrived, customerRequested]);
    for (let isReplaced = true; isReplaced;) {
      const { newRequest } = yield* race({
        done: call(load),
        newRequest: take([productSessionStarted, claimsArrived, customerRequested]),
        ended: take(loggedOut),
      });
      isReplaced = newRequest !== undefined;
    }
  }
}

/**
 * Stores the step that the user navigated to, so that a later visit resumes there, and the lead whose specialist step is
 * completed. Requests new claims after a company
 * was created, unless the token already contains the customer's id.
 */
export function* persistOnboardingStep(): SagaGenerator<void> {
  const { storage } = yield* deps();
  for (;;) {
    const action = yield* take([stepRequested, specialistStepCompleted, customerCreated]);
    if (stepRequested.match(action)) storage.set('signInStep', action.payload);
    else if (specialistStepCompleted.match(action)) {
      const lead = yield* select(selectLead);
      if (lead) storage.set('specialistLead', lead.id);
    } else if ((yield* select(selectCustomerId)) === null) yield* put(claimsRequested());
  }
}
