/**
 * Tests that the input of a form is restored after any event that ends or breaks its page (reliability: never lost).
 * Every form of the app is tested with every event. The password is the only field that is never stored. Session events
 * are tested only with forms that require a session.
 */
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { logoutRequested } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import { IdentityError } from '#core/session/identity.ts';
import { attach, fill, valueOf } from '../faults/fields.ts';
import { createProvider, type TestProvider } from '../faults/provider.ts';
import { worker } from '../faults/setup.ts';
import { failureMessages } from '../faults/shadow-dom.ts';
import { openAt, press, waitUntil, waitUntilSettled, type Visit } from '../faults/visit.tsx';
import { createTabs, type Tab } from '../tabs.ts';
import { API, createWorld, TOKEN_ENDPOINT } from '../world.ts';
import { FORMS, type Form } from './forms.ts';

/** A form that is open in one tab of a browser. */
interface Desk {
  readonly form: Form;
  readonly provider: TestProvider;
  readonly tab: Tab;
  /** Another tab of the same browser. */
  readonly other: Tab;
  readonly visit: Visit;
}

const visits: Visit[] = [];
const PATIENCE = 30_000;
afterEach(() => {
  for (const visit of visits.splice(0)) visit.close();
});

const leadOf = ({ lead }: Form) => (lead ? [http.get(`${API}/financing/leads`, () => HttpResponse.json([lead]))] : []);

function open({ form, tab }: Pick<Desk, 'form' | 'tab'>): Visit {
  const visit = openAt(form.path, { user: form.user, storage: tab.storage });
  visits.push(visit);
  return visit;
}

/** Returns the content of a form: its fields and the names of its files. */
async function contentOf({ form: { given, file } }: Desk, visit: Visit): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const name of Object.keys(given)) content[name] = await valueOf(visit, name);
  if (file !== undefined) {
    await waitUntil(
      visit,
      () => visit.text().includes(`${file} Uploaded`),
      () => `${file} is not there`,
    );
    content['file'] = file;
  }
  return content;
}

/** Opens a form and fills it in. */
async function begin(form: Form): Promise<Desk> {
  const provider = createProvider(form.scenario);
  worker.resetHandlers(...leadOf(form), ...provider.handlers());
  const browser = createTabs();
  const tab = browser.open();
  const visit = open({ form, tab });
  await waitUntilSettled(visit);
  const desk = { form, provider, tab, other: browser.open(), visit };
  for (const [name, text] of Object.entries(form.given)) {
    expect(await valueOf(visit, name)).not.toBe(text);
    await fill(visit, name, text);
  }
  if (form.file !== undefined) await attach(visit, new File(['a'], form.file));
  return desk;
}

async function send({ form, visit }: Pick<Desk, 'form' | 'visit'>): Promise<void> {
  for (const [name, text] of Object.entries(form.secret ?? {})) await fill(visit, name, text);
  await press(visit, form.send);
}

/** Closes the page and opens it again in the same browser. */
function reopen(desk: Desk): Visit {
  desk.visit.close();
  worker.resetHandlers(...leadOf(desk.form), ...desk.provider.handlers());
  return open(desk);
}

const isAt = (visit: Visit, heading: string) =>
  waitUntil(
    visit,
    () => visit.host.querySelector('h1')?.textContent === heading,
    () => `The page is not "${heading}"`,
  );

/** The events by name. Each returns the visit in which the input must be restored. */
const EVENTS: Readonly<Record<string, (desk: Desk) => Promise<Visit>>> = {
  'is loaded again': (desk) => Promise.resolve(reopen(desk)),

  'crashes at the last that is typed, and is tried again': async ({ form, visit }) => {
    const [name, text, value = text] = form.last;
    visit.crash(true);
    await fill(visit, name, text);
    await isAt(visit, 'This page stopped');
    visit.crash(false);
    await press(visit, 'Try again');
    expect(await valueOf(visit, name)).toBe(value);
    await fill(visit, name, form.given[name] ?? '');
    return visit;
  },

  'is left and come back to': async ({ visit }) => {
    const heading = visit.host.querySelector('h1')?.textContent ?? '';
    visit.navigate(hrefOf('maintenance'));
    await isAt(visit, 'Under maintenance');
    history.back();
    await isAt(visit, heading);
    return visit;
  },

  'is sent without a connection, and loaded again': async (desk) => {
    const { form, provider, visit } = desk;
    visit.world.network.set(false);
    const refuse = () => Promise.reject(new IdentityError('auth/network-request-failed', ''));
    Object.assign(visit.world.identity, { signInOutcome: refuse, sendPasswordReset: refuse });
    if (form.call) worker.resetHandlers(...leadOf(form), ...provider.handlers({ call: form.call, fault: 'offline' }));
    const before = await contentOf(desk, visit);
    await send(desk);
    await waitUntil(
      visit,
      () => visit.text().includes('No connection'),
      () => 'Nobody is told',
    );
    expect(await contentOf(desk, visit)).toEqual(before);
    return reopen(desk);
  },

  'is sent with a token that has run out, and then not taken': async ({ form, provider, visit }) => {
    let refreshes = 0;
    worker.resetHandlers(
      http.all(`${API}/*`, () => new HttpResponse(null, { status: 401 }), { once: true }),
      http.post(TOKEN_ENDPOINT, () => {
        refreshes += 1;
      }),
      ...leadOf(form),
      ...provider.handlers(...(form.call ? [{ call: form.call, fault: 'bad-gateway' } as const] : [])),
    );
    await send({ form, visit });
    await waitUntil(
      visit,
      () => failureMessages(visit.host).length > 0,
      () => 'Nobody is told',
    );
    expect(refreshes).toBe(1);
    return visit;
  },

  'is refused because the session is over, and come back to': async (desk) => {
    const { visit } = desk;
    worker.resetHandlers(
      http.post(TOKEN_ENDPOINT, () => new HttpResponse(null, { status: 401 })),
      http.all(`${API}/*`, () => new HttpResponse(null, { status: 401 })),
    );
    await send(desk);
    await isAt(visit, 'Sign in');
    return reopen(desk);
  },
};

/** The events that affect a session. */
const OF_SESSIONS: readonly string[] = [
  'is sent with a token that has run out, and then not taken',
  'is refused because the session is over, and come back to',
];

describe.each(FORMS)('what is given in the form of $name', (form) => {
  const events = Object.keys(EVENTS).filter((event) => form.user !== null || !OF_SESSIONS.includes(event));

  it.each(events)('is there again when the page %s', { timeout: PATIENCE }, async (event) => {
    const desk = await begin(form);
    const before = await contentOf(desk, desk.visit);
    const after = await EVENTS[event]?.(desk);
    expect(after && (await contentOf(desk, after))).toEqual(before);
  });
});

describe.each(FORMS.filter(({ user }) => user !== null))('what is given in the form of $name', (form) => {
  it('is deleted by a logout in another tab', { timeout: PATIENCE }, async () => {
    const desk = await begin(form);
    const other = createWorld({ user: form.user, storage: desk.other.storage });
    await waitUntil(
      desk.visit,
      () => other.store.getState().auth.status === 'signedIn',
      () => 'The other tab is not signed in',
    );
    other.store.dispatch(logoutRequested('user'));
    await isAt(desk.visit, 'Sign in');
    other.task.cancel();
    expect(Object.keys(desk.tab.storage.get('drafts') ?? {})).toEqual([]);
  });
});
