import { writeDraft } from '#core/drafts/drafts.ts';
import { hrefOf } from '#core/routes/href.ts';
import { attach } from '../fields.ts';
import { USER } from '../personas.ts';
import type { Place } from '../place.ts';
import { press } from '../visit.tsx';

const financed = { scenario: 'financed', user: USER } as const;

export const tickets: readonly Place[] = [
  { ...financed, name: 'the tickets', path: hrefOf('tickets') },
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
