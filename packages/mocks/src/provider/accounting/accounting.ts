import {
  getAccountingInformation,
  linkAccounting,
  listAccountingIntegrations,
} from '@plinth/api-client/resources/accounting';
import { noContent, ok } from '#engine/response.ts';
import { failWithHtml, rawJson } from '#failures.ts';
import { handle, type Domain } from '../handle.ts';
import { startLink, integrationOf } from '../platforms.ts';
import { accountingInformationOf } from './data.ts';
import { seedAccounting } from './seed.ts';

/** The accounting platforms. */
export const accounting: Domain = {
  calls: [
    handle(
      getAccountingInformation,
      ({ db, now }) => {
        const information = accountingInformationOf(db, now);
        return information ? ok(information) : noContent();
      },
      ['customer-ines'],
    ),
    handle(linkAccounting, (input) => startLink(input, 'accounting'), [
      'customer-ines',
      { integrationId: 'ledgerline', state: 'random' },
    ]),
    handle(listAccountingIntegrations, ({ db }) => ok(db.accounting.map(integrationOf)), ['customer-ines']),
  ],
  seed: ({ scenario, now }) => ({ accounting: seedAccounting(scenario, now) }),
  scenarios: {
    errors: [
      [getAccountingInformation, () => rawJson('"maintenance"')],
      [linkAccounting, () => failWithHtml(500)],
      [listAccountingIntegrations, () => failWithHtml(200)],
    ],
  },
};
