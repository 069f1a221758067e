/** The hosted page that links a bank: choose it, sign in, choose accounts, consent. */
import { accountsAt, type HostedAccount } from '../provider/banking/institutions.ts';
import { actions, askConsent, signIn, startFlow, type Flow, type Product } from './flow.ts';
import type { Links } from './links.ts';
import { alert, element, field, icon, monogram, type Party } from './page.ts';
import { searchInstitutions } from './search.ts';

const BANK_SERVICE: Party = { name: 'Bridgewell', badge: 'Demo service' };
const bankParty = (name: string): Party => ({ name, badge: 'Demo bank' });
const formatBalance = (minor: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100);

/** Starts the page for the product that the data is shared with. */
export function startBankPage(product: Product, links: Links): Promise<void> {
  return startFlow(product, links, BANK_SERVICE, (flow) => {
    if (flow.link.institution === null) chooseBank(flow);
    else signInAt(flow, flow.link.institution);
  });
}

function chooseBank(flow: Flow): void {
  const search = field('Search banks', { type: 'search', autocomplete: 'off' });
  const list = element('ul', { class: 'banks' });
  const count = element('p', { role: 'status', class: 'note' });
  const bankButton = (name: string) => {
    const node = element('button', { type: 'button', class: 'bank' }, monogram(name), element('span', {}, name));
    node.addEventListener('click', () => signInAt(flow, name, () => chooseBank(flow)));
    return node;
  };
  const renderResults = () => {
    const matches = searchInstitutions(search.input.value);
    list.replaceChildren(...matches.map(({ name }) => element('li', {}, bankButton(name))));
    count.replaceChildren(
      matches.length === 0 ? 'No banks match.' : `${matches.length} ${matches.length === 1 ? 'bank' : 'banks'}`,
    );
  };
  search.input.addEventListener('input', renderResults);
  renderResults();
  flow.show({
    party: BANK_SERVICE,
    title: 'Choose your bank',
    content: [search.row, count, list, actions(flow, null)],
  });
}

function signInAt(flow: Flow, institution: string, back?: () => void): void {
  const startSignIn = () =>
    signIn(flow, bankParty(institution), (user) => chooseAccounts(flow, institution, user, startSignIn), back);
  startSignIn();
}

const accountText = (name: string, { mask, name: description }: HostedAccount, text = description) =>
  element(
    'span',
    { class: 'account-text' },
    element('span', {}, `${name} `, element('bdi', { dir: 'ltr' }, `····${mask}`)),
    element('span', { class: 'note' }, text),
  );

function chooseAccounts(flow: Flow, institution: string, user: string, back: () => void): void {
  const accounts = accountsAt(institution);
  const checking = accounts
    .filter(({ subtype }) => subtype === 'checking')
    .map((account) => ({ account, input: element('input', { type: 'checkbox', checked: true }) }));
  const privateAccounts = accounts.filter(({ subtype }) => subtype !== 'checking');
  const count = element('span', { class: 'note', role: 'status' });
  const message = alert();
  const chosen = () => checking.filter(({ input }) => input.checked).map(({ account }) => account);
  const renderCount = () => {
    message.setText('');
    count.replaceChildren(`${chosen().length} of ${checking.length} chosen`);
  };
  for (const { input } of checking) input.addEventListener('change', renderCount);
  renderCount();
  const rows = [
    ...checking.map(({ account, input }) =>
      element(
        'label',
        { class: 'account' },
        input,
        accountText('Checking', account),
        element('bdi', { class: 'balance', dir: 'ltr' }, formatBalance(account.balance)),
      ),
    ),
    ...privateAccounts.map((account) =>
      element(
        'div',
        { class: 'account private' },
        icon('lock'),
        accountText('Savings', account, `Stays private. ${flow.product.name} reads checking accounts only.`),
      ),
    ),
  ];
  const since = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
  const yearAgo = new Date();
  yearAgo.setFullYear(yearAgo.getFullYear() - 1);
  askConsent(flow, {
    party: bankParty(institution),
    user,
    title: `Let ${flow.product.name} read your accounts?`,
    content: [
      element(
        'fieldset',
        {},
        element('legend', {}, 'Accounts to share'),
        count,
        element('div', { class: 'accounts' }, ...rows),
      ),
      message.node,
    ],
    onAllow:
      checking.length === 0
        ? null
        : () => {
            if (chosen().length === 0) message.setText('Choose at least one account.');
            else flow.complete({ institution, accounts: chosen() });
          },
    reads: [
      'Balances, once a day',
      `Deposits and payments since ${since.format(yearAgo)}`,
      'Account names and numbers',
    ],
    neverSees: ['Your password or sign-in codes', 'Savings, cards and loans', 'Accounts you leave unticked'],
    back,
  });
}
