/** The hosted page that links an accounting or commerce platform: sign in, consent. An HTML page loads it as a script. */
import { startFlow, signIn, type Flow } from './flow.ts';
import { alert, button, check, element } from './page.ts';

const SHARED_DATA = {
  accounting: ['Invoices and bills', 'Profit and loss, balance sheet'],
  commerce: ['Orders and refunds', 'Payouts'],
  bank: [],
} as const;

startFlow('Connect', (flow) => {
  const platform = flow.link.institution ?? '';
  const startSignIn = () => signIn(flow, platform, () => consentTo(flow, platform, startSignIn));
  startSignIn();
});

function consentTo(flow: Flow, platform: string, back: () => void): void {
  const consent = check('Share these until I end it');
  const message = alert();
  const items = SHARED_DATA[flow.link.kind].map((item) => element('li', {}, item));
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Share');
  const form = element('form', {}, element('ul', {}, ...items), consent.row, message.node, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (consent.input.checked) flow.complete({ institution: platform, accounts: [] });
    else message.setText('Without your consent nothing is shared.');
  });
  flow.show({ title: `What ${platform} shares`, content: [form, flow.actions(button('Back', back))] });
}
