/** State of a submission: what was sent last, and what became of it. */
export type Submission<Input, Result = void> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly input: Input }
  | {
      readonly status: 'failed';
      readonly input: Input;
      /** Code of the error. */
      readonly code: string;
      /** Whether it may have arrived nevertheless. */
      readonly isUncertain: boolean;
    }
  | { readonly status: 'sent'; readonly input: Input; readonly result: Result };

/** State before the first submission, and after an outcome was dismissed. */
export const NOT_SUBMITTED = { status: 'idle' } as const;
