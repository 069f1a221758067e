import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import type { StepSubmission, StepForm } from './submission/send-submission.ts';

/** The state of the last submission. A failed one keeps its idempotency key for a retry of the same request. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly request: StepSubmission; readonly key: string }
  | { readonly status: 'failed'; readonly request: StepSubmission; readonly key: string; readonly code: string }
  /** The provider has saved the step; the page navigates to the next one. */
  | { readonly status: 'saved'; readonly form: StepForm };

/** Submits a step's form; also dispatched by the retry button. */
export const stepSubmitted = createAction<StepSubmission>('onboarding/stepSubmitted');

const IDLE: SubmissionState = { status: 'idle' };

const slice = createSlice({
  name: 'onboarding',
  initialState: IDLE as SubmissionState,
  reducers: {
    submissionStarted: (_state, action: PayloadAction<{ request: StepSubmission; key: string }>): SubmissionState => ({
      status: 'sending',
      ...action.payload,
    }),
    submissionFailed: (
      _state,
      action: PayloadAction<{ request: StepSubmission; key: string; code: string }>,
    ): SubmissionState => ({
      status: 'failed',
      ...action.payload,
    }),
    submissionSucceeded: (_state, action: PayloadAction<StepForm>): SubmissionState => ({
      status: 'saved',
      form: action.payload,
    }),
    submissionAcknowledged: (): SubmissionState => IDLE,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => IDLE);
  },
});

export const { submissionStarted, submissionFailed, submissionSucceeded, submissionAcknowledged } = slice.actions;
export const onboardingReducer = slice.reducer;
export const selectSubmission = (state: { readonly onboarding?: SubmissionState }): SubmissionState =>
  state.onboarding ?? IDLE;
