import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page, type Request } from '@playwright/test';
import { demoCalls } from '@plinth/api-client/demo/registry';
import type { ScenarioName } from '@plinth/mocks';
import { hrefOf } from '../../src/core/routes/href.ts';

/** The emulator's accounts endpoint on the app's origin. */
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/projects/demo-plinth/accounts';
export const PASSWORD = 'Plinth-demo-1';
export const OWNER = 'owner@plinth.test';

/** URLs whose failed responses the app displays, which the browser also logs. Static files are not included. */
const EXPECTED_FAILURES = /\/(v1|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\//;

/** The paths of the demo's calls, which are at the root of the app's origin. */
const DEMO_PATHS = demoCalls.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
export const isDemoCall = (pathname: string): boolean => DEMO_PATHS.some((path) => path.test(pathname));

/** The day of the sample data that unit tests use, too. */
const THURSDAY = '2026-11-19T17:42:00Z';

/** The options of a configuration. */
export interface Options {
  /** Origin of the provider's server; null when the mock is in the app. */
  readonly providerOrigin: string | null;
}

/** The provider's server, in tests that need it (`docs/how-to/serve-the-provider.md`). */
export interface Provider {
  /** Base address of the API. */
  readonly baseUrl: string;
  /** Replaces the settings until the end of the test. */
  readonly set: (settings: { readonly scenario?: ScenarioName; readonly fault?: string }) => Promise<void>;
}

interface Account {
  readonly email: string;
  readonly localId: string;
}

interface Fixtures {
  /**
   * Sets the clock of every page to a Thursday, for figures that depend on the day: collections are on Mondays. From then
   * on it runs.
   */
  readonly setClock: () => Promise<void>;
  /** Creates an account in the emulator without signing in. @param phones are its second factors. */
  readonly newAccount: (name?: string, phones?: readonly string[]) => Promise<Account>;
  /** Adds an account's company to the claims of its future tokens. */
  readonly setClaim: (localId: string) => Promise<void>;
  readonly provider: Provider;
  /** Signs in through the sign-in form, to a scenario of the mock if one is given. */
  readonly signIn: (email: string, options?: SignInOptions) => Promise<void>;
  /**
   * Opens a page as the owner, the dashboard by default, for tests that are not about signing in. The browser starts with
   * the stored session of an earlier sign-in and nothing else: the mock creates its data anew.
   */
  readonly openAsOwner: (path?: string) => Promise<void>;
  /** Creates an account with a company in the emulator, and signs in to a scenario of the mock. */
  readonly signInToNewBusiness: (scenario: ScenarioName) => Promise<void>;
  /**
   * Fails the test when a page logs a console error, violates the content security policy, sends a request to another
   * machine, sends a token to another URL than the API's, or sends a malformed token. A test that provokes one of these
   * allows it with this function.
   */
  readonly allowViolation: (pattern: RegExp) => void;
}

interface SignInOptions {
  readonly page?: Page;
  /** The page to open, from which a visitor is led to the form. */
  readonly path?: string;
  readonly scenario?: ScenarioName;
}

interface WorkerFixtures {
  /**
   * The session of the owner as the browser stores it after one sign-in through the form, for all tests of the worker. Its
   * token is valid for an hour.
   */
  readonly ownerSession: StorageState;
}

let accounts = 0;

/** A well-formed bearer token. Tokens must be complete and sent only to the API. */
const BEARER = /^Bearer [\w-]+\.[\w-]+\.[\w-]*$/;

function checkAuthorization(request: Request, apiOrigin: string, violations: string[]): void {
  const { authorization } = request.headers();
  if (authorization === undefined || request.serviceWorker() || authorization === 'Bearer owner') return;
  const { pathname, origin } = new URL(request.url());
  const isApi = pathname.startsWith('/v1/') || isDemoCall(pathname);
  if (!isApi || origin !== apiOrigin) violations.push(`a token for ${request.url()}`);
  else if (!BEARER.test(authorization)) violations.push(`the header "${authorization}" for ${request.url()}`);
}

/** Reports requests to other machines. The browser resolves no other host names, so such requests also fail. */
function checkDestination(request: Request, violations: string[]): void {
  const { protocol, hostname } = new URL(request.url());
  if (!/^https?:$/.test(protocol) || ['localhost', '127.0.0.1'].includes(hostname)) return;
  // Only the emulator's pop-up may request external files (web fonts).
  const source = request.serviceWorker()?.url() ?? (request.isNavigationRequest() ? '' : request.frame().url());
  if (!source.includes('/emulator/')) violations.push(`a request to another machine: ${request.url()} from ${source}`);
}

/** Adds the errors of a page to `violations`. */
function collectPageErrors(page: Page, violations: string[]): void {
  page.on('console', (message) => {
    const source = message.location().url;
    if (
      message.type() !== 'error' ||
      page.url().includes('/emulator/') ||
      (source !== '' && !/localhost|127\.0\.0\.1/.test(source))
    )
      return;
    // The browser logs failed responses that the app expects and displays, such as a rejected sign-in.
    const isExpected = EXPECTED_FAILURES.test(source) || (source !== '' && isDemoCall(new URL(source).pathname));
    if (message.text().startsWith('Failed to load resource') && isExpected) return;
    violations.push(`console: ${message.text()} ${source}`);
  });
  page.on('pageerror', (error) => void violations.push(`error: ${error.message}`));
}

/** Names in local storage that make up a session: the app's tokens, and the user that Firebase or the demo restores. */
const SESSION_NAME = /^(plinth\.((access|refresh)Token|demoAccount)|firebase:authUser:.+)$/;

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Returns the session that a browser stores, and nothing else of its storage. */
export async function storedSession(context: BrowserContext): Promise<StorageState> {
  const { origins } = await context.storageState();
  return {
    cookies: [],
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(({ name }) => SESSION_NAME.test(name)),
    })),
  };
}

/** Fills in the sign-in form and waits until the page has left it. */
async function submitSignIn(page: Page, email: string, path = hrefOf('login')): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(({ pathname }) => pathname === hrefOf('login'));
}

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  providerOrigin: [null, { option: true }],
  provider: async ({ providerOrigin, request }, use) => {
    await use({
      baseUrl: `${providerOrigin}/v1`,
      set: async (settings) => {
        const response = await request.put(`${providerOrigin}/admin/settings`, { data: settings });
        expect(response.ok()).toBe(true);
      },
    });
  },
  context: async ({ context, providerOrigin, provider, request }, use) => {
    if (providerOrigin !== null) {
      await provider.set({});
      await request.delete(`${providerOrigin}/admin/data`);
      await use(context);
      return;
    }
    // The mock responds without latency, unless the test sets one in the address.
    await context.addInitScript(() => {
      try {
        sessionStorage['plinth-mock.latency'] ??= '0';
      } catch {
        // A tab's initial empty page has no storage.
      }
    });
    await use(context);
  },
  setClock: async ({ context }, use) => {
    await use(() => context.clock.setSystemTime(THURSDAY));
  },
  allowViolation: [
    async ({ context, baseURL, providerOrigin }, use) => {
      const violations: string[] = [];
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          // The browser also logs the violation, but this entry includes the directive.
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      context.on('page', (page) => collectPageErrors(page, violations));
      context.on('request', (request) => {
        checkAuthorization(request, providerOrigin ?? baseURL ?? '', violations);
        checkDestination(request, violations);
      });
      const allowed: RegExp[] = [];
      await use((pattern) => void allowed.push(pattern));
      expect(violations.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  newAccount: async ({ request }, use) => {
    await use(async (name = 'Ines Calloway', phones = []) => {
      accounts += 1;
      const email = `owner-${process.pid}-${Date.now()}-${accounts}@plinth.test`;
      const response = await request.post(ACCOUNTS, {
        headers: { Authorization: 'Bearer owner' },
        data: {
          email,
          password: PASSWORD,
          displayName: name,
          emailVerified: true,
          mfaInfo: phones.map((phoneInfo) => ({ phoneInfo })),
        },
      });
      const { localId } = (await response.json()) as { localId: string };
      return { email, localId };
    });
  },
  setClaim: async ({ request }, use) => {
    await use(async (localId) => {
      const customAttributes = JSON.stringify({ plinth_id: `customer-${localId}` });
      const response = await request.post(`${ACCOUNTS}:update`, {
        headers: { Authorization: 'Bearer owner' },
        data: { localId, customAttributes },
      });
      expect(response.ok()).toBe(true);
    });
  },
  signIn: async ({ page: defaultPage, providerOrigin, provider }, use) => {
    await use(async (email, { page = defaultPage, path, scenario } = {}) => {
      if (scenario === undefined) await submitSignIn(page, email, path);
      else if (providerOrigin === null) await submitSignIn(page, email, hrefOf('login', {}, { scenario }));
      else {
        await provider.set({ scenario });
        await submitSignIn(page, email);
      }
    });
  },
  ownerSession: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const page = await browser.newPage({ baseURL });
      await submitSignIn(page, OWNER);
      const session = await storedSession(page.context());
      await page.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  openAsOwner: async ({ context, page, ownerSession }, use) => {
    await context.setStorageState(ownerSession);
    await use(async (path = hrefOf('dashboard')) => {
      await page.goto(path);
    });
  },
  signInToNewBusiness: async ({ newAccount, setClaim, signIn }, use) => {
    await use(async (scenario) => {
      const { email, localId } = await newAccount();
      await setClaim(localId);
      await signIn(email, { scenario });
    });
  },
});

export { expect };

/** Marks a test that `npm test` runs; the others run in `npm run test:all`. CONTRIBUTING.md says which ones are journeys. */
export const JOURNEY = { tag: '@journey' } as const;

/** Marks a test that also runs against the provider's server, in `npm run test:all`. */
export const PROVIDER = { tag: '@provider' } as const;

/** Marks a journey that also runs against the provider's server. */
export const PROVIDER_JOURNEY = { tag: ['@journey', '@provider'] };

/** Marks the journey that runs against the provider's server in `npm test`, too. */
export const MAIN_JOB = { tag: ['@journey', '@provider', '@main-job'] };

/** Returns a pattern for a sentence with numbers, which the app surrounds with invisible direction marks. */
export function sentencePattern(text: string): RegExp {
  const words = text.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = words.join(String.raw`[\s\u2066-\u2069]+`);
  return new RegExp(pattern.replaceAll('–', String.raw`[\u2066-\u2069]*–[\u2066-\u2069]*`));
}

/**
 * Checks a page with all axe rules. Legacy mode avoids opening a second page; the app has no frames that would need it.
 * @param options.hasExamples whether the page shows examples, each of which would be a page of its own: only then are
 * several landmarks of one name no fault.
 * @param options.exclude matches what other tests check, such as the menu, which is the same on every page.
 */
export async function expectAccessible(
  page: Page,
  { hasExamples = false, exclude = [] }: { readonly hasExamples?: boolean; readonly exclude?: readonly string[] } = {},
): Promise<void> {
  // Details of what passes take a third of the time.
  const rules = hasExamples ? { 'landmark-unique': { enabled: false } } : {};
  const audit = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  for (const selector of exclude) audit.exclude(selector);
  const { violations } = await audit.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Checks that the page does not scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Sizes that depend on the width of the window are measured again a frame after a change.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Checks that no label of a button is wrapped, as it may be on a narrow page. */
export async function expectNoWrappedButtons(page: Page): Promise<void> {
  const wrapped = page.locator('plinth-button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const range = document.createRange();
      const texts = [...button.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts.flatMap((text) => {
        range.selectNode(text);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        return lines.size > 1 ? [text.textContent] : [];
      });
    }),
  );
  expect(await wrapped).toEqual([]);
}

/**
 * The least layout shift that counts: less is 0 to the three digits of the metric. A link after a text moves by a few
 * pixels when the font of the text has loaded.
 */
const MIN_LAYOUT_SHIFT = 0.0005;

/** Returns the layout shifts since the page was loaded; empty without any. */
export function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate((min) => {
    interface Shift extends PerformanceEntry {
      readonly hadRecentInput: boolean;
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    return new Promise<readonly string[]>((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        const shifts = (list.getEntries() as Shift[]).filter(
          (entry) => entry.entryType === 'layout-shift' && !entry.hadRecentInput && entry.value >= min,
        );
        resolve(
          shifts.flatMap(({ value, sources }) =>
            sources.map(({ node, previousRect, currentRect }) => {
              const name = node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);
              const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
              return `${value.toFixed(4)} ${name}: ${rect(previousRect)} to ${rect(currentRect)}`;
            }),
          ),
        );
      }).observe({ type: 'layout-shift', buffered: true });
      // An observer is called only when there are entries, and there always is a paint entry.
      new PerformanceObserver(() => undefined).observe({ type: 'paint', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]), 100)));
    });
  }, MIN_LAYOUT_SHIFT);
}
