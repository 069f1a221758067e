/**
 * Tests that the input of a form is restored after any event that ends or breaks its page (reliability: never lost).
 * Every form of the app is tested with every event. The password is the only field that is never stored. Session events
 * are tested only with forms that require a session.
 */
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { logoutRequested } from '#core/events.ts';
import { hrefOf } from '#core/routes/href.ts';
import { IdentityError } from '#core/session/identity.ts';
import { attach, fill, valueOf } from '../faults/fields.ts';
import { createProvider, type TestProvider } from '../faults/provider.ts';
import { worker } from '../faults/setup.ts';
import { failureMessages, openAt, press, waitUntil, waitUntilSettled, type Visit } from '../faults/visit.tsx';
import { createTabs, type Tab } from '../tabs.ts';
import { API, createWorld, TOKEN_ENDPOINT } from '../world.ts';
import { FORMS, type Form } from './forms.ts';

/** A filled-in form in one tab of a browser. */
interface FilledForm {
  readonly form: Form;
  readonly provider: TestProvider;
  readonly tab: Tab;
  /** Another tab of the same browser. */
  readonly otherTab: Tab;
  readonly visit: Visit;
}

const visits: Visit[] = [];
const TEST_TIMEOUT_MS = 30_000;
/** Allows for slow pages on a busy machine. */
const POLL = { timeout: 20_000, interval: 16 };
/** A crash replaces the page, or only the card whose form crashed. */
const CRASH_MESSAGE = /Something went wrong on this page|This section didn’t load/;
afterEach(() => {
  for (const visit of visits.splice(0)) visit.close();
});

const leadHandlers = ({ lead }: Form) =>
  lead ? [http.get(`${API}/financing/leads`, () => HttpResponse.json([lead]))] : [];

function openForm({ form, tab }: Pick<FilledForm, 'form' | 'tab'>): Visit {
  const visit = openAt(form.path, { user: form.user, storage: tab.storage });
  visits.push(visit);
  return visit;
}

/** Returns the content of a form: its fields and the names of its files. */
async function contentOf({ form: { values, fileName } }: FilledForm, visit: Visit): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const name of Object.keys(values)) content[name] = await valueOf(visit, name);
  if (fileName !== undefined) {
    await waitUntil(visit, () => visit.text().includes(`${fileName} Uploaded`), `${fileName} is not listed`);
    content['file'] = fileName;
  }
  return content;
}

/** Opens a form and fills it in. */
async function openFilledForm(form: Form): Promise<FilledForm> {
  const provider = createProvider(form.scenario);
  worker.resetHandlers(...leadHandlers(form), ...provider.handlers());
  const browser = createTabs();
  const tab = browser.open();
  const visit = openForm({ form, tab });
  await waitUntilSettled(visit);
  const filledForm = { form, provider, tab, otherTab: browser.open(), visit };
  for (const [name, text] of Object.entries(form.values)) {
    expect(await valueOf(visit, name)).not.toBe(text);
    await fill(visit, name, text);
  }
  if (form.fileName !== undefined) await attach(visit, new File(['a'], form.fileName));
  return filledForm;
}

async function submit({ form, visit }: Pick<FilledForm, 'form' | 'visit'>): Promise<void> {
  for (const [name, text] of Object.entries(form.secrets ?? {})) await fill(visit, name, text);
  await press(visit, form.submitLabel);
}

/** Closes the page and opens it again in the same browser. */
function reopen(filledForm: FilledForm): Visit {
  filledForm.visit.close();
  worker.resetHandlers(...leadHandlers(filledForm.form), ...filledForm.provider.handlers());
  return openForm(filledForm);
}

async function waitForHeading(name: string): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true }), POLL).toBeVisible();
}

/** The events by name; the name completes the test's title. Each returns the visit in which the input must be restored. */
const EVENTS: Readonly<Record<string, (filledForm: FilledForm) => Promise<Visit>>> = {
  'is reloaded': (filledForm) => Promise.resolve(reopen(filledForm)),

  'crashes after the last edit and is retried': async ({ form, visit }) => {
    const [name, text, value = text] = form.lastEdit;
    visit.crash(true);
    await fill(visit, name, text);
    await expect.poll(visit.text, POLL).toMatch(CRASH_MESSAGE);
    visit.crash(false);
    await press(visit, 'Try again');
    expect(await valueOf(visit, name)).toBe(value);
    await fill(visit, name, form.values[name] ?? '');
    return visit;
  },

  'is left and reopened with Back': async ({ visit }) => {
    const heading = page.getByRole('heading', { level: 1 }).element().textContent;
    visit.navigate(hrefOf('maintenance'));
    await waitForHeading('Under maintenance');
    history.back();
    await waitForHeading(heading);
    return visit;
  },

  'is submitted without a connection and reloaded': async (filledForm) => {
    const { form, provider, visit } = filledForm;
    visit.world.network.set(false);
    const rejectRequest = () => Promise.reject(new IdentityError('auth/network-request-failed', ''));
    Object.assign(visit.world.identity, { signInOutcome: rejectRequest, sendPasswordReset: rejectRequest });
    if (form.call)
      worker.resetHandlers(...leadHandlers(form), ...provider.handlers({ call: form.call, fault: 'offline' }));
    const before = await contentOf(filledForm, visit);
    await submit(filledForm);
    await expect.poll(visit.text, POLL).toContain('No connection');
    expect(await contentOf(filledForm, visit)).toEqual(before);
    return reopen(filledForm);
  },

  'is submitted with an expired token and rejected': async ({ form, provider, visit }) => {
    let refreshes = 0;
    worker.resetHandlers(
      http.all(`${API}/*`, () => new HttpResponse(null, { status: 401 }), { once: true }),
      http.post(TOKEN_ENDPOINT, () => {
        refreshes += 1;
      }),
      ...leadHandlers(form),
      ...provider.handlers(...(form.call ? [{ call: form.call, fault: 'bad-gateway' } as const] : [])),
    );
    await submit({ form, visit });
    await expect.poll(failureMessages, POLL).not.toEqual([]);
    expect(refreshes).toBe(1);
    return visit;
  },

  'is submitted after the session ended and reopened': async (filledForm) => {
    worker.resetHandlers(
      http.post(TOKEN_ENDPOINT, () => new HttpResponse(null, { status: 401 })),
      http.all(`${API}/*`, () => new HttpResponse(null, { status: 401 })),
    );
    await submit(filledForm);
    await waitForHeading('Sign in');
    return reopen(filledForm);
  },
};

/** The events that affect only a signed-in user. */
const SESSION_EVENTS: readonly string[] = [
  'is submitted with an expired token and rejected',
  'is submitted after the session ended and reopened',
];

describe.each(FORMS)('the input of the form "$name"', (form) => {
  const events = Object.keys(EVENTS).filter((event) => form.user !== null || !SESSION_EVENTS.includes(event));

  it.each(events)('is restored when the page %s', { timeout: TEST_TIMEOUT_MS }, async (event) => {
    const filledForm = await openFilledForm(form);
    const content = await contentOf(filledForm, filledForm.visit);
    const visitAfter = await EVENTS[event]?.(filledForm);
    expect(visitAfter && (await contentOf(filledForm, visitAfter))).toEqual(content);
  });
});

describe.each(FORMS.filter(({ user }) => user !== null))('the input of the form "$name"', (form) => {
  it('is deleted by a logout in another tab', { timeout: TEST_TIMEOUT_MS }, async () => {
    const filledForm = await openFilledForm(form);
    const otherWorld = createWorld({ user: form.user, storage: filledForm.otherTab.storage });
    await expect.poll(() => otherWorld.store.getState().auth.status, POLL).toBe('signedIn');
    otherWorld.store.dispatch(logoutRequested('user'));
    await waitForHeading('Sign in');
    otherWorld.task.cancel();
    expect(Object.keys(filledForm.tab.storage.get('drafts') ?? {})).toEqual([]);
  });
});
