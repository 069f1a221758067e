import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { hrefOf } from '../src/core/routes/href.ts';
import { bareReactScript } from './bare-react/script.ts';
import type { BuiltApp } from './built-app.ts';
import { serveCompressed, type Respond } from './compressed-server.ts';
import { sessionOf, type Person, type Session } from './session.ts';
import { createRespond, provideResponses } from './testing/provider.ts';
import { median } from './time-to-content.ts';

/** A slow 4G connection. */
const LATENCY_MS = 562;
const NETWORK = { offline: false, latency: LATENCY_MS, downloadThroughput: 180_000, uploadThroughput: 84_000 };
/**
 * The time that the script of a bare React page takes on the phone, whose processor is four times slower than that of
 * the machine on which the budgets were set. This machine's is slowed down to match, so that figures from different
 * machines can be compared.
 */
const PHONE_SCRIPT_MS = 83;
/** The slowdown of a trial, in which that script is a long task on a fast machine, too. */
const TRIAL_SLOWDOWN = 8;
const VIEWPORT = { width: 390, height: 844 };
const RUNS = 5;

/** Times in milliseconds since the navigation. */
interface PageTimes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When a control takes text, and when a press is answered. */
  readonly takesText: number;
  readonly answersPress: number;
}

/** The start of a page: medians of several visits in new contexts. */
export interface PageStart extends PageTimes {
  /** The number of requests until the page shows what the visit is for. */
  readonly requests: number;
  /** When the page is whole. */
  readonly whole: number;
  /** The time by which tasks exceed 50 ms, and the longest task. */
  readonly blocking: number;
  readonly longestTask: number;
  readonly layoutShift: number;
}

/** The starts of the pages beside their floors. */
export interface FirstPaint {
  /** The factor by which the phone is slower than this machine. */
  readonly slowdown: number;
  readonly staticPage: PageStart;
  readonly bareReact: PageStart;
  readonly login: PageStart;
  readonly dashboard: PageStart & { readonly heap: number };
}

const FLOORS = {
  '/static.html':
    '<!doctype html><html lang="en"><title>Sign in</title><body><h1>Sign in</h1><form><label>Email <input name="email"></label><label>Password <input name="password" type="password"></label><button>Sign in</button></form></body></html>',
  '/bare-react.html':
    '<!doctype html><html lang="en"><title>React</title><body><script type="module" src="/bare-react.js"></script></body></html>',
};

interface Probe {
  /** Selector of a control that takes text. */
  readonly control: string;
  /** Selector of the button to press, and of what answers it. */
  readonly button: string;
  readonly answer: string;
  /** Selector of what the visit is for: a form, or figures. */
  readonly shown: string;
  /** Selector of what is on the page once it is whole. */
  readonly ready: string;
}

declare global {
  /** The times and values that a page has recorded about its start. */
  var pageStart: Readonly<Record<string, number>>;
}

/** Runs in the page: records when the control takes text, presses the button until it is answered, and watches paints. */
function observe({ control, button, answer, shown, ready }: Probe): void {
  const record: Record<string, number> = {
    takesText: 0,
    answersPress: 0,
    shown: 0,
    ready: 0,
    blocking: 0,
    longestTask: 0,
    layoutShift: 0,
  };
  const watch = (type: string, handle: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    // A press ends the observation of the browser, so the page is pressed only in a visit of its own.
    record['largestPaint'] = startTime;
  });
  watch('longtask', ({ duration }) => {
    record['blocking'] = (record['blocking'] ?? 0) + duration - 50;
    record['longestTask'] = Math.max(record['longestTask'] ?? 0, duration);
  });
  watch('layout-shift', (entry) => {
    record['layoutShift'] =
      (record['layoutShift'] ?? 0) + (entry as PerformanceEntry & { readonly value: number }).value;
  });
  const check = (): void => {
    const now = performance.now();
    const input = document.querySelector<HTMLInputElement>(control);
    if (!record['takesText'] && input?.checkVisibility({ visibilityProperty: true })) record['takesText'] = now;
    if (button !== '' && !record['answersPress']) {
      if (document.querySelector(answer)) record['answersPress'] = now;
      else document.querySelector<HTMLElement>(button)?.click();
    }
    if (!record['shown'] && document.querySelector(shown)) record['shown'] = now;
    if (!record['ready'] && document.querySelector(ready)) record['ready'] = now;
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  globalThis.pageStart = record;
}

async function throttle(page: Page, slowdown: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

interface Visit {
  readonly start: PageStart;
  readonly heap: number;
}

interface VisitOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly slowdown: number;
  readonly probe: Probe;
  readonly session?: Session;
  readonly prepare: (page: Page) => Promise<void>;
}

async function visit({ browser, url, slowdown, probe, session, prepare }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...(session ? { storageState: session } : {}) });
  const page = await context.newPage();
  await prepare(page);
  await page.addInitScript(observe, probe);
  const cdp = await throttle(page, slowdown);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(url, { waitUntil: 'commit' });
  const waitFor = (moment: string) =>
    page.waitForFunction((name) => (globalThis.pageStart[name] ?? 0) > 0, moment, { timeout: 60_000 });
  await waitFor('shown');
  const requestsUntilShown = requests;
  await waitFor('ready');
  await page.waitForTimeout(1_000);
  const record: Readonly<Record<string, number>> = await page.evaluate(() => ({
    ...globalThis.pageStart,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  const value = (name: string): number => record[name] ?? 0;
  return {
    heap: usedSize,
    start: {
      firstPaint: value('firstPaint'),
      largestPaint: value('largestPaint'),
      takesText: value('takesText'),
      answersPress: value('answersPress'),
      requests: requestsUntilShown,
      whole: value('ready'),
      blocking: value('blocking'),
      longestTask: value('longestTask'),
      layoutShift: value('layoutShift'),
    },
  };
}

/** Responds to requests for fonts as the browser's cache does: a user has them from the page of the sign-in. */
async function cacheFonts(page: Page, folder: string): Promise<void> {
  await page.route(/\.woff2$/, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname), contentType: 'font/woff2' }),
  );
}

async function visits(options: VisitOptions): Promise<Visit> {
  const all: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await visit(options));
  const medianOf = (name: keyof PageStart): number => median(all.map(({ start }) => start[name]));
  return {
    heap: median(all.map(({ heap }) => heap)),
    start: {
      firstPaint: medianOf('firstPaint'),
      largestPaint: medianOf('largestPaint'),
      takesText: medianOf('takesText'),
      answersPress: medianOf('answersPress'),
      requests: medianOf('requests'),
      whole: medianOf('whole'),
      blocking: medianOf('blocking'),
      longestTask: medianOf('longestTask'),
      layoutShift: medianOf('layoutShift'),
    },
  };
}

/**
 * Measures how the pages start on a slow phone, beside a static page and a bare React page in the same run. The provider
 * responds over the same network; the identity service outside of it, after the same latency.
 */
export async function measureFirstPaint(
  browser: Browser,
  app: BuiltApp,
  emulator: string,
  person: Person,
): Promise<FirstPaint> {
  const extraFiles = { ...FLOORS, '/bare-react.js': await bareReactScript() };
  let respond: Respond = async () => undefined;
  const server = await serveCompressed(app, extraFiles, (request) => respond(request));
  const { origin } = server;
  respond = createRespond(origin);
  const prepare = async (page: Page): Promise<void> => {
    await provideResponses(page, { origin, emulator }, undefined, { api: false, delayMs: LATENCY_MS });
  };
  const email = 'input[name="email"]';
  const form = { control: email, button: '', answer: '', shown: email, ready: email };
  const bareReactPage = {
    browser,
    prepare,
    url: `${origin}/bare-react.html`,
    probe: {
      control: 'button',
      button: 'button',
      answer: '[aria-pressed="true"]',
      shown: 'button',
      ready: '[aria-pressed="true"]',
    },
  };
  try {
    const { start: trial } = await visits({ ...bareReactPage, slowdown: TRIAL_SLOWDOWN });
    const slowdown = Math.max(1, (TRIAL_SLOWDOWN * PHONE_SCRIPT_MS) / trial.longestTask);
    const shared = { browser, prepare, slowdown };
    const staticPage = await visits({ ...shared, url: `${origin}/static.html`, probe: form });
    const bareReact = await visits({ ...bareReactPage, slowdown });
    const login = `${origin}${hrefOf('login')}`;
    const hydrated = 'plinth-button:defined:not([defer-hydration])';
    const painted = await visits({
      ...shared,
      url: login,
      probe: { ...form, shown: hydrated, ready: hydrated },
    });
    const pressed = await visits({
      ...shared,
      url: login,
      probe: {
        ...form,
        button: 'plinth-button[type="submit"]',
        answer: '[aria-invalid="true"]',
        shown: '[aria-invalid="true"]',
        ready: '[aria-invalid="true"]',
      },
    });
    const session = await sessionOf(browser, { origin, emulator }, person);
    const dashboard = await visits({
      ...shared,
      prepare: async (page) => {
        await prepare(page);
        await cacheFonts(page, app.folder);
      },
      url: `${origin}${hrefOf('dashboard')}`,
      session,
      // The HTML shows the figures before the page itself does.
      probe: { control: 'body', button: '', answer: '', shown: '.dashboard-figure', ready: 'plinth-capacity-meter' },
    });
    return {
      slowdown,
      staticPage: staticPage.start,
      bareReact: bareReact.start,
      login: { ...painted.start, answersPress: pressed.start.answersPress },
      dashboard: { ...dashboard.start, heap: dashboard.heap },
    };
  } finally {
    await server.close();
  }
}
