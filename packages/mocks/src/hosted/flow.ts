/** The common parts of the hosted pages: the link, the buttons that end it, the sign-in and the consent. */
import type { Choice } from './end-link.ts';
import { readLinkRequest, returnAddress, type LinkRequest, type Outcome } from './link-request.ts';
import type { Links, PendingLink } from './links.ts';
import { alert, button, createPage, element, facts, field, mark, monogram, type Party, type Step } from './page.ts';
import { isRefused } from './search.ts';

/** The product that the data is shared with. */
export interface Product {
  readonly name: string;
  /** Path data of its mark on a 20 × 20 grid. */
  readonly mark: string;
}

/** The link of the page. */
export interface Flow extends PendingLink {
  readonly product: Product;
  readonly show: (step: Step) => void;
  /** Completes the link and returns to the app. */
  readonly complete: (choice: Choice) => void;
  readonly cancel: () => void;
}

/**
 * Starts the page with the pending link of the address, or shows that there is none.
 * @param fallback The company whose page it is without a link.
 */
export async function startFlow(
  product: Product,
  links: Links,
  fallback: Party,
  start: (flow: Flow) => void,
): Promise<void> {
  const { appOrigin, pending } = await links.open(new URLSearchParams(location.search).get('link') ?? '');
  const request = readLinkRequest(location.href, appOrigin);
  const leave = async (target: LinkRequest, outcome: Promise<Outcome>) =>
    location.replace(returnAddress(target, await outcome));
  const abandon = (error: 'cancelled' | 'failed') => {
    if (request) void leave(request, links.abandon(request.linkId, error));
  };
  const show = createPage(pending && request ? [button('Make it fail', () => abandon('failed'), 'text')] : []);
  if (!request || !pending) {
    show(notPending(fallback, request ? returnAddress(request, { error: 'failed' }) : appOrigin));
    return;
  }
  start({
    product,
    ...pending,
    show,
    complete: (choice) => void leave(request, links.complete(request.linkId, choice)),
    cancel: () => abandon('cancelled'),
  });
}

/** Creates the buttons at the end of a step: Cancel or Back, a note and the main one. */
export function actions(flow: Flow, main: HTMLButtonElement | null, back?: () => void): HTMLElement {
  return element(
    'div',
    { class: 'actions' },
    button('Cancel', flow.cancel),
    ...(back ? [button('Back', back)] : []),
    element('span', { class: 'note' }, `You go back to ${flow.product.name} either way.`),
    ...(main ? [main] : []),
  );
}

/** Shows the sign-in at a bank or platform and gives the user name. One password is refused. */
export function signIn(flow: Flow, party: Party, next: (user: string) => void, back?: () => void): void {
  const user = field('User name', { type: 'text', name: 'user', autocomplete: 'off', required: true });
  const password = field('Password', { type: 'password', name: 'password', autocomplete: 'off', required: true });
  const message = alert();
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Sign in');
  const form = element('form', {}, user.row, password.row, message.node, actions(flow, submit, back));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isRefused(password.input.value)) {
      next(user.input.value);
      return;
    }
    message.setText(`${party.name} did not accept this user name and password.`);
    password.input.value = '';
    password.input.focus();
  });
  flow.show({
    party,
    title: `Sign in to ${party.name}`,
    content: [
      element('p', { class: 'muted' }, `${flow.product.name} never sees your password.`),
      form,
      element('p', { class: 'note demo' }, 'This is a demo: any user name and password work. “fail” is refused.'),
    ],
  });
}

/** The content of the consent, which differs between banks and platforms. */
interface Consent {
  readonly party: Party;
  /** The user name of the sign-in. */
  readonly user: string;
  readonly title: string;
  /** What is shared, above the buttons. */
  readonly content: readonly Node[];
  /** Without it nothing can be allowed. */
  readonly onAllow: (() => void) | null;
  readonly reads: readonly string[];
  readonly neverSees: readonly string[];
  readonly back: () => void;
}

/** The number of days until the access ends. */
const ACCESS_DAYS = 180;
const DAY_MS = 86_400_000;

/** Shows what is shared and what is not, and asks for the permission. */
export function askConsent(flow: Flow, consent: Consent): void {
  const { product, company } = flow;
  const allow = consent.onAllow ? button('Allow', consent.onAllow, 'primary') : null;
  const accessEnd = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(Date.now() + ACCESS_DAYS * DAY_MS);
  flow.show({
    party: consent.party,
    title: consent.title,
    content: [
      element(
        'div',
        { class: 'parties' },
        monogram(consent.party.name),
        element('span', { class: 'leader' }),
        element('span', { class: 'monogram', 'aria-hidden': 'true' }, mark(product.mark)),
      ),
      element(
        'p',
        { class: 'muted' },
        `You’re signed in as ${consent.user}${company === null ? '' : `, for ${company}`}.`,
      ),
      ...consent.content,
      actions(flow, allow, consent.back),
    ],
    aside: [
      ...facts(`What ${product.name} reads`, 'check', consent.reads),
      ...facts('What it never sees', 'cross', consent.neverSees),
      element(
        'p',
        { class: 'note end' },
        `Access ends ${accessEnd}. You can stop it sooner, here or in ${product.name}.`,
      ),
    ],
  });
}

function notPending(party: Party, back: string): Step {
  return {
    party,
    title: 'This link can’t be used',
    content: [
      element('p', { class: 'muted' }, 'It was used before, or it’s incomplete. Nothing was shared.'),
      element('p', { class: 'actions' }, element('a', { href: back }, 'Go back')),
    ],
  };
}
