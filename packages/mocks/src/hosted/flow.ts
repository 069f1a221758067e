/** What the two hosted pages share: who asked, the ways out, and the sign-in. */
import type { StoredLink } from '../db.ts';
import { createBrowserStore } from '../store.ts';
import { abandonLink, completeLink, pendingLink, type Choice } from './end-link.ts';
import { readLinkRequest, returnAddress, type LinkRequest, type Outcome } from './link-request.ts';
import { alert, button, createPage, element, field, type Step } from './page.ts';
import { isRefused } from './search.ts';

/** A link that is under way on this page. */
export interface Flow {
  readonly link: StoredLink;
  readonly show: (step: Step) => void;
  /** Ends the link with a choice and goes back. */
  readonly complete: (choice: Choice) => void;
  /** The ways out that every step has: Cancel and Make it fail, after the step's own. */
  readonly exits: (...own: readonly HTMLElement[]) => HTMLElement;
}

/** Starts the page: the flow begins when the address names a link that is waiting, else the page says that it is not. */
export function startFlow(brand: string, begin: (flow: Flow) => void): void {
  const store = createBrowserStore(localStorage);
  const request = readLinkRequest(location.href);
  const link = request ? pendingLink(store, request.linkId) : null;
  const show = createPage(link?.kind === 'bank' ? brand : (link?.institution ?? brand));
  if (!request || !link) {
    show(notWaiting(request));
    return;
  }
  const leave = (outcome: Outcome) => location.replace(returnAddress(request, outcome));
  begin({
    link,
    show,
    complete: (choice) => leave(completeLink(store, request.linkId, choice, () => crypto.randomUUID())),
    exits: (...own) =>
      element(
        'div',
        { class: 'exits' },
        ...own,
        button('Cancel', () => leave(abandonLink(store, request.linkId, 'cancelled'))),
        button('Make it fail', () => leave(abandonLink(store, request.linkId, 'failed'))),
      ),
  });
}

/** The sign-in at a bank or platform: any user name and password, but for the one password that is refused. */
export function signIn(flow: Flow, institution: string, next: () => void, back?: () => void): void {
  const user = field('User name', { type: 'text', name: 'user', autocomplete: 'off', required: true });
  const password = field('Password', { type: 'password', name: 'password', autocomplete: 'off', required: true });
  const message = alert();
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Sign in');
  const form = element('form', {}, user.row, password.row, message.node, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isRefused(password.input.value)) {
      next();
      return;
    }
    message.say(`${institution} did not accept this user name and password.`);
    password.input.value = '';
    password.input.focus();
  });
  flow.show({
    title: `Sign in to ${institution}`,
    content: [
      element(
        'p',
        { class: 'note' },
        'A demonstration: any user name and password will do. The password “fail” is refused.',
      ),
      form,
      flow.exits(...(back ? [button('Back', back)] : [])),
    ],
  });
}

function notWaiting(request: LinkRequest | null): Step {
  const back = request ? returnAddress(request, { error: 'failed' }) : '/';
  return {
    title: 'This link can’t be used',
    content: [
      element('p', {}, 'It was used before, or it is not complete. Nothing was shared.'),
      element('a', { href: back }, 'Go back'),
    ],
  };
}
