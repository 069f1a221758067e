import type { ApiError } from '@plinth/api-client';

/** A call of the API that failed. */
export interface FailedCall {
  /** Method and path template. */
  readonly call: string;
  readonly error: ApiError;
}

/** What is reported: an event of the window about an error, or a failed call. */
export type Incident = Event | FailedCall;
