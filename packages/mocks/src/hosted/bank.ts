/** The hosted page that links a bank: choose it, sign in, choose accounts, consent. An HTML page loads it as a script. */
import { accountsAt } from '../provider/banking/institutions.ts';
import { startFlow, signIn, type Flow } from './flow.ts';
import { alert, button, check, element, field } from './page.ts';
import { searchInstitutions } from './search.ts';

startFlow('Bridgewell', (flow) => {
  if (flow.link.institution === null) chooseBank(flow);
  else signInAt(flow, flow.link.institution);
});

function chooseBank(flow: Flow): void {
  const search = field('Search banks', { type: 'search', autocomplete: 'off' });
  const list = element('ul', { class: 'banks' });
  const count = element('p', { role: 'status', class: 'note' });
  const renderResults = () => {
    const matches = searchInstitutions(search.input.value);
    list.replaceChildren(
      ...matches.map(({ name }) =>
        element(
          'li',
          {},
          button(name, () => signInAt(flow, name, () => chooseBank(flow)), 'row'),
        ),
      ),
    );
    count.replaceChildren(
      matches.length === 0 ? 'No bank has this name.' : `${matches.length} ${matches.length === 1 ? 'bank' : 'banks'}`,
    );
  };
  search.input.addEventListener('input', renderResults);
  renderResults();
  flow.show({ title: 'Choose your bank', content: [search.row, count, list, flow.actions()] });
}

function signInAt(flow: Flow, institution: string, back?: () => void): void {
  const startSignIn = () => signIn(flow, institution, () => chooseAccounts(flow, institution, startSignIn), back);
  startSignIn();
}

function chooseAccounts(flow: Flow, institution: string, back: () => void): void {
  const accounts = accountsAt(institution).map((account) => ({
    account,
    box: check(`${account.name}, ${account.subtype} ····${account.mask}`, { checked: true }),
  }));
  const consent = check('Share balances and transactions of these accounts until I end it');
  const message = alert();
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Share');
  const form = element(
    'form',
    {},
    element('fieldset', {}, element('legend', {}, 'Accounts'), ...accounts.map(({ box }) => box.row)),
    consent.row,
    message.node,
    submit,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = accounts.filter(({ box }) => box.input.checked).map(({ account }) => account);
    if (chosen.length === 0) message.setText('Choose at least one account.');
    else if (!consent.input.checked) message.setText('Without your consent nothing is shared.');
    else flow.complete({ institution, accounts: chosen });
  });
  flow.show({ title: `Accounts at ${institution}`, content: [form, flow.actions(button('Back', back))] });
}
