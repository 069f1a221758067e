import type { Customer } from '@plinth/api-client/resources/customers';
import type { Lead } from '@plinth/api-client/resources/leads';
import { isOnboarded } from '@plinth/api-client/resources/onboarded';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { deriveStep, type OptionalStep, type Step } from './onboarding-step.ts';

/**
 * The lead and the customer of the signed-in business. When either fails to load, the status is `failed`, so that no
 * decision is based on missing data.
 */
export type CustomersState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly code: string }
  | {
      readonly status: 'ready';
      readonly lead: Lead | null;
      readonly customer: Customer | null;
      readonly requestedStep: OptionalStep | null;
      /** Whether the user has completed the specialist step for this lead. */
      readonly specialistDone: boolean;
      /** Whether the lead is no longer ONBOARDING, or the customer has contracts (product.md#states). */
      readonly userOnboarded: boolean;
    };

/**
 * Returns whether the user can leave the onboarding. Without a company there is nothing to show after it, so
 * the company step is required, regardless of the lead's status (product.md#onboarding).
 */
function isPastOnboarding(lead: Lead | null, customer: Customer | null): boolean {
  return (customer !== null || (lead !== null && lead.customerId !== null)) && isOnboarded(lead, customer);
}

/** Requests the lead and the customer, initially and on retry. */
export const customerRequested = createAction('customers/requested');

const slice = createSlice({
  name: 'customers',
  initialState: { status: 'idle' } as CustomersState,
  reducers: {
    customerLoading: (state): CustomersState => (state.status === 'ready' ? state : { status: 'loading' }),
    customerFailed: (_state, action: PayloadAction<string>): CustomersState => ({
      status: 'failed',
      code: action.payload,
    }),
    customerLoaded: (
      _state,
      action: PayloadAction<{
        lead: Lead | null;
        customer: Customer | null;
        requestedStep: OptionalStep | null;
        specialistDone: boolean;
      }>,
    ): CustomersState => ({
      status: 'ready',
      ...action.payload,
      userOnboarded: isPastOnboarding(action.payload.lead, action.payload.customer),
    }),
    leadChanged: (state, action: PayloadAction<Lead>) => {
      if (state.status !== 'ready') return;
      state.lead = action.payload;
      state.userOnboarded = isPastOnboarding(action.payload, state.customer);
    },
    customerCreated: (state, action: PayloadAction<Customer>) => {
      if (state.status !== 'ready') return;
      state.customer = action.payload;
      if (state.lead) state.lead.customerId = action.payload.id;
    },
    /** The user has completed the specialist step. */
    specialistStepCompleted: (state) => {
      if (state.status === 'ready') state.specialistDone = true;
    },
    stepRequested: (state, action: PayloadAction<OptionalStep>) => {
      if (state.status === 'ready') state.requestedStep = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (): CustomersState => ({ status: 'idle' }));
  },
});

export const {
  customerLoading,
  customerFailed,
  customerLoaded,
  leadChanged,
  customerCreated,
  specialistStepCompleted,
  stepRequested,
} = slice.actions;
export const customersReducer = slice.reducer;

interface WithCustomers {
  readonly customers: CustomersState;
}

export const selectCustomers = (state: WithCustomers): CustomersState => state.customers;
export const selectLead = (state: WithCustomers): Lead | null =>
  state.customers.status === 'ready' ? state.customers.lead : null;
export const selectCustomer = (state: WithCustomers): Customer | null =>
  state.customers.status === 'ready' ? state.customers.customer : null;
/** Selects whether the user has completed the specialist step. */
export const selectSpecialistDone = (state: WithCustomers): boolean =>
  state.customers.status === 'ready' && state.customers.specialistDone;
/** Selects the next onboarding step of a signed-in user. */
export const selectNextStep = (state: WithCustomers): Step => {
  const { customers } = state;
  if (customers.status !== 'ready') return 'amount';
  const { lead, requestedStep, specialistDone } = customers;
  return deriveStep({ signedIn: true, lead, requestedStep, specialistDone });
};
