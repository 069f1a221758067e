import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import type { Answer, AnswerFormName } from './answer.ts';

/** The last answer of onboarding. A failed one keeps its key, so that the same answer sent again is the same one. */
export type AnswersState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly answer: Answer; readonly key: string }
  | { readonly status: 'failed'; readonly answer: Answer; readonly key: string; readonly code: string }
  /** The provider has it; the page goes on. */
  | { readonly status: 'kept'; readonly form: AnswerFormName };

/** A form was sent; also what its retry button says. */
export const answerGiven = createAction<Answer>('onboarding/answerGiven');

const IDLE: AnswersState = { status: 'idle' };

const slice = createSlice({
  name: 'onboarding',
  initialState: IDLE as AnswersState,
  reducers: {
    answerSending: (_state, action: PayloadAction<{ answer: Answer; key: string }>): AnswersState => ({
      status: 'sending',
      ...action.payload,
    }),
    answerFailed: (_state, action: PayloadAction<{ answer: Answer; key: string; code: string }>): AnswersState => ({
      status: 'failed',
      ...action.payload,
    }),
    answerKept: (_state, action: PayloadAction<AnswerFormName>): AnswersState => ({
      status: 'kept',
      form: action.payload,
    }),
    answerSettled: (): AnswersState => IDLE,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => IDLE);
  },
});

export const { answerSending, answerFailed, answerKept, answerSettled } = slice.actions;
export const answersReducer = slice.reducer;
export const selectAnswers = (state: { readonly onboarding?: AnswersState }): AnswersState => state.onboarding ?? IDLE;
