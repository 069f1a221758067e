/** The hosted page that links an accounting or commerce platform: sign in, consent. */
import { askConsent, signIn, startFlow, type Flow, type Product } from './flow.ts';
import type { Links } from './links.ts';
import type { Party } from './page.ts';

const SHARED_DATA = {
  accounting: {
    title: 'books',
    reads: ['Profit and loss, balance sheet', 'Invoices and bills', 'Names of your accounts'],
    neverSees: ['Your password or sign-in codes', 'Payroll of your employees', 'Attached documents'],
  },
  commerce: {
    title: 'sales',
    reads: ['Orders and refunds', 'Payouts', 'Names of your locations'],
    neverSees: ['Your password or sign-in codes', 'Your customers’ names and cards', 'Your products and prices'],
  },
  bank: { title: 'accounts', reads: [], neverSees: [] },
} as const;

/** Starts the page for the product that the data is shared with. */
export function startPlatformPage(product: Product, links: Links): Promise<void> {
  return startFlow(product, links, { name: 'Connect', badge: 'Demo platform' }, (flow) => {
    const party: Party = { name: flow.link.institution ?? '', badge: 'Demo platform' };
    const startSignIn = () => signIn(flow, party, (user) => consentTo(flow, party, user, startSignIn));
    startSignIn();
  });
}

function consentTo(flow: Flow, party: Party, user: string, back: () => void): void {
  const { title, reads, neverSees } = SHARED_DATA[flow.link.kind];
  askConsent(flow, {
    party,
    user,
    title: `Let ${flow.product.name} read your ${title}?`,
    content: [],
    onAllow: () => flow.complete({ institution: party.name, accounts: [] }),
    reads,
    neverSees,
    back,
  });
}
