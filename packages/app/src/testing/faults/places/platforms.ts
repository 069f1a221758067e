import { hrefOf } from '#core/routes/href.ts';
import { USER } from '../personas.ts';
import { hasNoLink, type Place } from '../place.ts';
import { choose, press } from '../visit.tsx';

const financed = { scenario: 'financed', user: USER } as const;

export const platforms: readonly Place[] = [
  {
    ...financed,
    name: 'the accounting platforms',
    path: hrefOf('accounting'),
    panels: { 'How we use your data': [] },
  },
  {
    ...financed,
    name: 'the commerce platforms',
    path: hrefOf('commerce'),
    panels: { 'How we use your data': [] },
  },
  {
    ...financed,
    name: 'linking an accounting platform',
    path: hrefOf('accounting'),
    action: (visit) => press(visit, 'Link Ledgerline'),
    isRejected: hasNoLink,
  },
  {
    ...financed,
    name: 'linking a shop',
    path: hrefOf('commerce'),
    action: (visit) => press(visit, 'Link Cartwheel'),
    isRejected: hasNoLink,
  },
  {
    ...financed,
    name: 'unlinking the accounting platform',
    path: hrefOf('accounting'),
    action: async (visit) => {
      await choose(visit, 'More actions for Quillbooks', 'Unlink');
      await press(visit, 'Unlink');
    },
  },
  {
    ...financed,
    name: 'unlinking a shop',
    path: hrefOf('commerce'),
    action: async (visit) => {
      await choose(visit, 'More actions for Shopfront', 'Unlink');
      await press(visit, 'Unlink');
    },
  },
];
