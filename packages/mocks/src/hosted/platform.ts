/** The hosted page on which an accounting or commerce platform is linked: sign in, consent. Its shell loads it as a script. */
import { startFlow, signIn, type Flow } from './flow.ts';
import { alert, button, check, element } from './page.ts';

const SHARED = {
  accounting: ['Invoices and bills', 'Profit and loss, balance sheet'],
  commerce: ['Orders and refunds', 'Payouts'],
  bank: [],
} as const;

startFlow('Connect', (flow) => {
  const platform = flow.link.institution ?? '';
  const begin = () => signIn(flow, platform, () => consentTo(flow, platform, begin));
  begin();
});

function consentTo(flow: Flow, platform: string, back: () => void): void {
  const consent = check('Share these until I end it');
  const message = alert();
  const items = SHARED[flow.link.kind].map((item) => element('li', {}, item));
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Share');
  const form = element('form', {}, element('ul', {}, ...items), consent.row, message.node, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (consent.input.checked) flow.complete({ institution: platform, accounts: [] });
    else message.say('Without your consent nothing is shared.');
  });
  flow.show({ title: `What ${platform} shares`, content: [form, flow.exits(button('Back', back))] });
}
