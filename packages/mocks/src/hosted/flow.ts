/** The common parts of the hosted pages: the link, the buttons that end it, and the sign-in. */
import type { StoredLink } from '../db.ts';
import { createBrowserStore } from '../store.ts';
import { abandonLink, completeLink, pendingLink, type Choice } from './end-link.ts';
import { readLinkRequest, returnAddress, type LinkRequest, type Outcome } from './link-request.ts';
import { alert, button, createPage, element, field, type Step } from './page.ts';
import { isRefused } from './search.ts';

/** The link of the page. */
export interface Flow {
  readonly link: StoredLink;
  readonly show: (step: Step) => void;
  /** Completes the link and returns to the app. */
  readonly complete: (choice: Choice) => void;
  /** The buttons of every step: the step's own, Cancel and Make it fail. */
  readonly actions: (...stepButtons: readonly HTMLElement[]) => HTMLElement;
}

/** Starts the page with the pending link of the address, or shows that there is none. */
export function startFlow(brand: string, start: (flow: Flow) => void): void {
  const store = createBrowserStore(localStorage);
  const request = readLinkRequest(location.href);
  const link = request ? pendingLink(store, request.linkId) : null;
  const show = createPage(link?.kind === 'bank' ? brand : (link?.institution ?? brand));
  if (!request || !link) {
    show(notPending(request));
    return;
  }
  const leave = (outcome: Outcome) => location.replace(returnAddress(request, outcome));
  start({
    link,
    show,
    complete: (choice) => leave(completeLink(store, request.linkId, choice, () => crypto.randomUUID())),
    actions: (...stepButtons) =>
      element(
        'div',
        { class: 'actions' },
        ...stepButtons,
        button('Cancel', () => leave(abandonLink(store, request.linkId, 'cancelled'))),
        button('Make it fail', () => leave(abandonLink(store, request.linkId, 'failed'))),
      ),
  });
}

/** Shows the sign-in at a bank or platform. One password is refused. */
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
    message.setText(`${institution} did not accept this user name and password.`);
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
      flow.actions(...(back ? [button('Back', back)] : [])),
    ],
  });
}

function notPending(request: LinkRequest | null): Step {
  const back = request ? returnAddress(request, { error: 'failed' }) : '/';
  return {
    title: 'This link can’t be used',
    content: [
      element('p', {}, 'It was used before, or it is not complete. Nothing was shared.'),
      element('a', { href: back }, 'Go back'),
    ],
  };
}
