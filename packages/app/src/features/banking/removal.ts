import { createReducer } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import { linked, loggedOut } from '#core/events.ts';
import { createSubmission } from '#core/submission/create-submission.ts';
import { NOT_SUBMITTED, type Submission } from '#core/submission/submission.ts';
import { connectionsInvalidated } from '#features/_shared/bank-connections/connections-slice.ts';

/** Removes the bank connection with an id. */
export const removal = createSubmission<string>({
  name: 'banking/removal',
  *send(id, { client, customerId }) {
    if (customerId === null) throw new Error('Only a customer has connections');
    try {
      yield* call(() => client.connections.remove('banking', customerId, id));
    } finally {
      yield* put(connectionsInvalidated());
    }
  },
});

const NONE: readonly string[] = [];

/** The connections removed in this session. They stay hidden even if a stale response still contains them. */
export const removedReducer = createReducer(NONE, (builder) => {
  builder
    .addCase(removal.sent, (ids, { payload }) => [...ids, payload.input])
    // A bank that is linked again may reuse its previous id.
    .addCase(linked, (ids, { payload }) => ids.filter((id) => id !== payload.connectionId))
    .addCase(loggedOut, () => NONE);
});

/** A state that may contain removals. */
export interface WithRemoval {
  readonly banking?: { readonly removal: Submission<string>; readonly removed: readonly string[] };
}

export const selectRemoval = (state: WithRemoval): Submission<string> => state.banking?.removal ?? NOT_SUBMITTED;
export const selectRemoved = (state: WithRemoval): readonly string[] => state.banking?.removed ?? NONE;
