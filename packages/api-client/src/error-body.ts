import * as v from 'valibot';

/** The body of an error response. `HttpError` has its message. */
export const errorBodySchema = v.object({
  /** What happened, in words that a customer can read. */
  message: v.pipe(v.string(), v.nonEmpty()),
});
