import type { CompanyRecord } from '@plinth/api-client';
import { publicCall, userCall } from '#endpoint.ts';
import { created, ok, problem, textOf } from '#http.ts';
import { addCompany, findCompany, loginProviderOf } from './data.ts';

/** The company records. */
export const usersCalls = [
  userCall('POST /users/firebase', ({ context, caller, body }) => {
    const loginProvider = loginProviderOf(textOf(body, 'providerId'));
    if (loginProvider === null) return problem(422, 'The provider is not known');
    const known = findCompany(context.store, caller.email);
    if (known) return ok(known);
    const company: CompanyRecord = {
      id: `company-${context.newId()}`,
      fullName: caller.name ?? caller.email.split('@')[0] ?? '',
      email: caller.email,
      loginProvider,
    };
    addCompany(context.store, company);
    return created(company);
  }),

  publicCall('GET /users', ({ context, query }) => {
    const company = findCompany(context.store, query.get('email') ?? '');
    return company ? ok(company) : problem(404, 'There is no company with this email');
  }),
];
