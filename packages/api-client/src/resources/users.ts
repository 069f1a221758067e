import * as v from 'valibot';
import { path } from '../path.ts';
import { id, maybe, openEnum } from '../schema.ts';
import type { CallOptions, Send } from '../transport.ts';

/** Calls about the signed-in user. */
export function createUsers(send: Send) {
  return {
    /**
     * Tells the provider about a user whom the identity provider has just made (spec §7). Its 401 is an answer: the
     * token is not refreshed.
     * @param user `providerId` as the identity provider names it: `password`, `google.com`, `microsoft.com`.
     */
    create: (user: { readonly providerId: string }, options?: CallOptions): Promise<CompanyRecord> =>
      send(
        {
          method: 'POST',
          path: path`/users/firebase`,
          name: 'POST /users/firebase',
          body: { providerId: user.providerId },
          schema: companyRecordSchema,
          isPublic: true,
        },
        options,
      ),
  };
}

/** The company record that is kept by e-mail (spec §3). `id` is assumed; the rest is specified. */
export const companyRecordSchema = v.object({
  id: maybe(id),
  fullName: v.string(),
  email: v.pipe(v.string(), v.nonEmpty()),
  loginProvider: openEnum(['email', 'gmail', 'microsoft']),
});

/** What is known about a company by its e-mail. */
export type CompanyRecord = v.InferOutput<typeof companyRecordSchema>;
