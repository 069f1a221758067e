import { writeDraft } from '#core/drafts/drafts.ts';
import { hrefOf } from '#core/routes/href.ts';
import { attach } from '../fields.ts';
import { USER } from '../people.ts';
import type { Place } from '../place.ts';
import { press } from '../visit.tsx';

const financed = { scenario: 'financed', user: USER } as const;

export const tickets: readonly Place[] = [
  { ...financed, name: 'the tickets', path: hrefOf('tickets'), calls: ['GET /tasks/customers/:customerId'] },
  {
    ...financed,
    name: 'sending a ticket',
    path: hrefOf('tickets', {}, { new: 'ticket' }),
    calls: ['POST /tasks/customers/:customerId'],
    prepare: ({ storage }) =>
      writeDraft(storage, USER.uid, 'ticket', { subject: 'Second terminal', message: 'It does not print' }),
    act: (visit) => press(visit, 'Send ticket'),
  },
  {
    ...financed,
    name: 'a file for a ticket',
    path: hrefOf('tickets', {}, { new: 'ticket' }),
    calls: ['POST /files/signedurl', 'PUT /files/objects'],
    act: (visit) => attach(visit, new File(['%PDF-1.4'], 'receipt.pdf', { type: 'application/pdf' })),
  },
  {
    ...financed,
    name: 'saving a file of a ticket',
    path: hrefOf('tickets'),
    calls: ['GET /files/signedurl', 'GET /files/objects'],
    act: (visit) => press(visit, 'Download invoice-fennel-press.pdf'),
  },
];
