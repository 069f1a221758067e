import type { Declaration } from '@plinth/api-client/call';
import { getAccountingInformation } from '@plinth/api-client/resources/accounting';
import { listBankConnections } from '@plinth/api-client/resources/banking';
import { listShops } from '@plinth/api-client/resources/commerce';
import { listContracts } from '@plinth/api-client/resources/contracts';
import { listFeatures } from '@plinth/api-client/resources/features';
import { getTopup } from '@plinth/api-client/resources/topups';
import { writeDraft } from '#core/drafts/drafts.ts';
import { hrefOf } from '#core/routes/href.ts';
import { attach } from '../fields.ts';
import { USER } from '../personas.ts';
import type { Place } from '../place.ts';
import { press } from '../visit.tsx';

const financed = { scenario: 'financed', user: USER } as const;
const callsOfBell: readonly Declaration[] = [
  getAccountingInformation,
  getTopup,
  listBankConnections,
  listContracts,
  listShops,
];

export const tickets: readonly Place[] = [
  { ...financed, name: 'the tickets', path: hrefOf('tickets') },
  {
    ...financed,
    name: 'the bell and the menu beside the tickets',
    path: hrefOf('tickets'),
    isVisible: true,
    only: [listFeatures, ...callsOfBell],
    silent: new Map<Declaration, string>([
      [listFeatures, 'the last known flags apply, and without any every feature is on'],
      ...callsOfBell.map((call) => [call, 'the page of the data shows the failure'] as const),
    ]),
  },
  {
    ...financed,
    name: 'sending a ticket',
    path: hrefOf('tickets', {}, { new: 'ticket' }),
    prepare: ({ storage }) =>
      writeDraft(storage, USER.uid, 'ticket', { subject: 'Second terminal', message: 'It does not print' }),
    action: (visit) => press(visit, 'Send ticket'),
  },
  {
    ...financed,
    name: 'attaching a file to a ticket',
    path: hrefOf('tickets', {}, { new: 'ticket' }),
    action: (visit) => attach(visit, new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' })),
  },
  {
    ...financed,
    name: 'downloading a file of a ticket',
    path: hrefOf('tickets'),
    action: (visit) => press(visit, 'Download invoice-fennel-press.pdf'),
  },
];
