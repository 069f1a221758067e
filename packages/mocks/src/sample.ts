import type { ApiClient } from '@plinth/api-client';
import type { Answer } from './answer.ts';

/** The user who makes the calls of the samples. */
export const SAMPLE_UID = 'ines';

/** The arguments with which an answered call succeeds; earlier calls that it needs are made with the client. */
export async function sampleInputOf({ sample: { input } }: Answer, client: ApiClient): Promise<readonly unknown[]> {
  return typeof input === 'function' ? input(client) : input;
}
