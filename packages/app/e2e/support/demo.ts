import { expect, type Page } from '@playwright/test';
import { endsWith } from './addresses.ts';
import { storedSession, type StorageState } from './test.ts';

/** An account of the demo. */
type DemoRole = 'admin' | 'client';

/** Opens a page of the demo as a visitor and signs in to an account of the demo, which leads back to the page. */
export async function signInToDemo(page: Page, role: DemoRole, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await page.getByRole('menuitem', { name: `Sign in as ${role}` }).click();
  await expect(page).toHaveURL(endsWith(path));
}

/** The time for which a session of the demo is used for further tests. Its tokens are valid for ten minutes. */
const SESSION_REUSE_MS = 5 * 60_000;

/** The session of each account after its last sign-in in this worker. */
const sessions = new Map<DemoRole, { readonly state: StorageState; readonly signedInAt: number }>();

/**
 * Opens a page of the demo with an account, for tests that are not about signing in. The browser starts with the stored
 * session of an earlier sign-in and nothing else: the mock creates its data anew.
 */
export async function openDemoAs(page: Page, role: DemoRole, path: string): Promise<void> {
  const context = page.context();
  const session = sessions.get(role);
  if (!session || Date.now() - session.signedInAt > SESSION_REUSE_MS) {
    await signInToDemo(page, role, path);
    sessions.set(role, { state: await storedSession(context), signedInAt: Date.now() });
    return;
  }
  await context.setStorageState(session.state);
  await page.goto(path);
  await expect(page).toHaveURL(endsWith(path));
}

/** Calls of a page that the test can hold. */
interface HeldCalls {
  /** Returns how many the page has made. */
  readonly count: () => Promise<number>;
  /** Sends those that wait. Later ones wait again. */
  readonly releaseWaiting: () => Promise<void>;
  /** Sends those that wait, and the later ones. */
  readonly release: () => Promise<void>;
  /** Ends those that wait, and the later ones, as without a connection. */
  readonly fail: () => Promise<void>;
}

/** The event that says what happens to the held calls. */
const HELD_CALLS_EVENT = 'held-calls';
/** The attribute of the root element with the number of held calls. */
const HELD_CALLS_COUNT = 'data-held-calls';

/** Makes the calls of a page to a path wait until the test releases them or makes them fail, also after a reload. */
export async function holdCalls(page: Page, path: string): Promise<HeldCalls> {
  const hold = ([heldPath, eventName, countName]: readonly [string, string, string]) => {
    let count = 0;
    let state: unknown = 'waiting';
    const paths = new WeakMap<XMLHttpRequest, string>();
    globalThis.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        paths.set(this, new URL(url, location.href).pathname);
        super.open(method, url, true);
      }

      override send(body?: XMLHttpRequestBodyInit | null) {
        const end = () => {
          if (state === 'failing') this.dispatchEvent(new ProgressEvent('error'));
          else super.send(body);
        };
        if (paths.get(this) !== heldPath) {
          super.send(body);
          return;
        }
        count += 1;
        document.documentElement.setAttribute(countName, String(count));
        if (state === 'waiting') addEventListener(eventName, end, { once: true });
        else queueMicrotask(end);
      }
    };
    addEventListener(eventName, (event) => {
      if (event instanceof CustomEvent) state = event.detail;
    });
  };
  const settings = [path, HELD_CALLS_EVENT, HELD_CALLS_COUNT] as const;
  await page.addInitScript(hold, settings);
  await page.evaluate(hold, settings);
  const change = (state: string) =>
    page.evaluate(([detail, name]) => void dispatchEvent(new CustomEvent(name, { detail })), [
      state,
      HELD_CALLS_EVENT,
    ] as const);
  return {
    count: async () => Number(await page.locator(':root').getAttribute(HELD_CALLS_COUNT)),
    releaseWaiting: () => change('waiting'),
    release: () => change('released'),
    fail: () => change('failing'),
  };
}

/** Renders every example of a page of the showcase, which renders those near the window; other pages have none. */
export async function showAllExamples(page: Page): Promise<void> {
  for (const example of await page.locator('[data-example]').all()) {
    await example.evaluate((element) => element.scrollIntoView());
    await expect(example).toHaveAttribute('data-example', 'ready');
  }
  await page.evaluate(() => scrollTo(0, 0));
}
