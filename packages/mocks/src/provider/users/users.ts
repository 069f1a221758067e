import { type CompanyRecord, createUser, findUserByEmail } from '@plinth/api-client/resources/users';
import { created, ok, problem } from '#engine/response.ts';
import { fail } from '#failures.ts';
import { OWNER_EMAIL } from '#scenarios/scenarios.ts';
import { handle, handlePublic, type Domain } from '../handle.ts';
import { addCompany, findCompany, loginProviderOf } from './data.ts';

/** The company records. */
export const users: Domain = {
  calls: [
    handle(
      createUser,
      ({ context, holder, body }) => {
        const loginProvider = loginProviderOf(body.providerId);
        if (loginProvider === null) return problem(422, 'The identity provider is not known');
        const existing = findCompany(context.store, holder.email);
        if (existing) return ok(existing);
        const company: CompanyRecord = {
          id: `company-${context.newId()}`,
          fullName: holder.name ?? holder.email.split('@')[0] ?? '',
          email: holder.email,
          loginProvider,
        };
        addCompany(context.store, company);
        return created(company);
      },
      [{ providerId: 'password' }],
    ),
    handlePublic(
      findUserByEmail,
      ({ context, query }) => {
        const company = findCompany(context.store, query.email);
        return company ? ok(company) : problem(404, 'There is no company with this email');
      },
      [{ email: OWNER_EMAIL }],
    ),
  ],
  scenarios: {
    errors: [
      [createUser, () => fail(409, 'Company already registered')],
      [findUserByEmail, () => fail(500, 'Company records are unavailable')],
    ],
  },
};
