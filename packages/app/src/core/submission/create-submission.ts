import type { ApiClient } from '@plinth/api-client';
import { isHttpError, toApiError } from '@plinth/api-client/errors';
import { createAction, type Action } from '@reduxjs/toolkit';
import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { readDraft, removeDraft, writeDraft } from '#core/drafts/drafts.ts';
import { loggedOut } from '#core/events.ts';
import { selectCustomerId, selectUser } from '#core/session/auth-slice.ts';
import type { Storage } from '#core/storage/storage.ts';
import { NOT_SUBMITTED, type Submission } from './submission.ts';

/** The client, the customer and the key with which a submission is sent. */
export interface Sending {
  readonly client: ApiClient;
  readonly customerId: string | null;
  /**
   * Returns the idempotency key: that of the last attempt while the input is unchanged, also after a reload, so that it
   * has one effect however often it is sent.
   */
  readonly idempotencyKey: () => string;
}

/** Options of a submission: its name and its request. */
interface SubmissionOptions<Input, Result> {
  /** Prefix of the submission's action types: `application/meeting`. */
  readonly name: string;
  /** Sends the input, and updates the store with the response. Whatever it throws makes the submission fail. */
  readonly send: (input: Input, sending: Sending) => SagaGenerator<Result>;
  /** Returns the name of the draft that the input comes from, which is removed once it was sent; by default the submission's name. */
  readonly draftOf?: (input: Input) => string;
  /** Returns the code of an error; by default that of the API client. */
  readonly codeOf?: (error: unknown) => string;
}

/** Returns the name under which the last attempt to send a draft is stored. */
const attemptOf = (draft: string): string => `${draft}-try`;

/** Removes a draft with the last attempt to send it, once it was sent or discarded. */
export function removeSubmittedDraft(storage: Storage, owner: string, draft: string): void {
  removeDraft(storage, owner, draft);
  removeDraft(storage, owner, attemptOf(draft));
}

/** Whether a failed request may have changed something: it had no readable response, or the server failed over it. */
function isUncertain(error: unknown): boolean {
  if (isHttpError(error)) return error.status >= 500;
  return ['network', 'timeout', 'schema'].includes(toApiError(error).code);
}

/**
 * Creates a submission of the store, which changes something through the API: its actions, a reducer and a watcher. A
 * second one is ignored while one is being sent. A failed one stays until it is sent again or dismissed.
 */
export function createSubmission<Input, Result = void>({
  name,
  send,
  draftOf = () => name,
  codeOf = (error) => toApiError(error).code,
}: SubmissionOptions<Input, Result>) {
  /** Send the input; the retry button dispatches it, too. */
  const submitted = createAction<Input>(`${name}/submitted`);
  const sending = createAction<Input>(`${name}/sending`);
  const sent = createAction<{ readonly input: Input; readonly result: Result }>(`${name}/sent`);
  const failed = createAction<{ readonly input: Input; readonly code: string; readonly isUncertain: boolean }>(
    `${name}/failed`,
  );
  /** The user has seen the outcome. Ignored while the input is being sent, so that its outcome is announced. */
  const dismissed = createAction(`${name}/dismissed`);

  const reducer = (state: Submission<Input, Result> = NOT_SUBMITTED, action: Action): Submission<Input, Result> => {
    if (sending.match(action)) return { status: 'sending', input: action.payload };
    if (sent.match(action)) return { status: 'sent', ...action.payload };
    if (failed.match(action)) return { status: 'failed', ...action.payload };
    if (dismissed.match(action)) return state.status === 'sending' ? state : NOT_SUBMITTED;
    return loggedOut.match(action) ? NOT_SUBMITTED : state;
  };

  function* submit({ payload: input }: { readonly payload: Input }): SagaGenerator<void> {
    const { api, storage, newId } = yield* deps();
    const customerId = yield* select(selectCustomerId);
    const owner = (yield* select(selectUser))?.uid;
    if (owner === undefined) return;
    const draft = draftOf(input);
    const idempotencyKey = (): string => {
      const content = JSON.stringify(input);
      const attempt = readDraft(storage, owner, attemptOf(draft));
      if (attempt['content'] === content && attempt['key']) return attempt['key'];
      const key = newId();
      writeDraft(storage, owner, attemptOf(draft), { content, key });
      return key;
    };
    yield* put(sending(input));
    try {
      const client = yield* call(api);
      const result: Result = yield* call(send, input, { client, customerId, idempotencyKey });
      removeSubmittedDraft(storage, owner, draft);
      yield* put(sent({ input, result }));
    } catch (error) {
      yield* put(failed({ input, code: codeOf(error), isUncertain: isUncertain(error) }));
    }
  }

  function* watch(): SagaGenerator<void> {
    yield* takeLeading(submitted, submit);
  }

  return { submitted, sent, dismissed, reducer, watch };
}
