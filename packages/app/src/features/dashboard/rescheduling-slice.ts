import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** A request to set the time of the meeting. */
export interface MeetingRequest {
  readonly leadId: string;
  /** An ISO 8601 instant. */
  readonly meetingAt: string;
}

/** The state of the last request. A failed one keeps its idempotency key for a retry of the same request. */
export type ReschedulingState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly request: MeetingRequest; readonly key: string }
  | { readonly status: 'failed'; readonly request: MeetingRequest; readonly key: string }
  /** The meeting is set; the dialog closes. */
  | { readonly status: 'saved' };

/** Sets the time of the meeting; also dispatched to retry. */
export const meetingRequested = createAction<MeetingRequest>('application/meetingRequested');

const IDLE: ReschedulingState = { status: 'idle' };

const slice = createSlice({
  name: 'application/rescheduling',
  initialState: IDLE as ReschedulingState,
  reducers: {
    meetingSending: (
      _state,
      { payload }: PayloadAction<{ request: MeetingRequest; key: string }>,
    ): ReschedulingState => ({
      status: 'sending',
      ...payload,
    }),
    meetingSaved: (): ReschedulingState => ({ status: 'saved' }),
    meetingFailed: (
      _state,
      { payload }: PayloadAction<{ request: MeetingRequest; key: string }>,
    ): ReschedulingState => ({
      status: 'failed',
      ...payload,
    }),
    meetingDismissed: (): ReschedulingState => IDLE,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => IDLE);
  },
});

export const { meetingSending, meetingSaved, meetingFailed, meetingDismissed } = slice.actions;
export const reschedulingReducer = slice.reducer;
