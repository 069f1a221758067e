import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { IdentityUser } from '#core/session/identity.ts';
import type { Storage } from '#core/storage/storage.ts';
import { selectToasts } from '#core/toasts/toasts.ts';
import { App } from '#shell/app.tsx';
import { createWorld, memoryStorage, servicesOf, tokenOf, type World } from '../world.ts';
import { deepText } from './deep-text.ts';
import './locators.ts';
import { NEWCOMER } from './personas.ts';
import { pendingRequests } from './requests.ts';

/** Text that must never appear on a page: missing values and technical messages. */
const INVALID_TEXT =
  /\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date|-\$0\b|not JSON|\bExpected\b|<\/?[a-z]|\bHTTP\b|No response from the provider/;
/**
 * Placeholders of pending data, of code that is loaded when idle, and of what is rendered some frames after the text
 * around it: charts and the entries of menus.
 */
const placeholders = page.getByCss(
  [
    '.loader',
    '[aria-busy="true"]:not(button, a)',
    'plinth-skeleton',
    '.flow-chart:not(:has(svg text))',
    'plinth-side-menu:not(:has(plinth-side-menu-item))',
    ':is(plinth-user-menu, plinth-dropdown-menu):not(:has(plinth-menu-item, plinth-language-list))',
  ].join(),
);
const busyButtons = page.getByCss(':is(button, a)[aria-busy="true"]');
/** The number of unchanged frames after which a page is settled. */
const SETTLED_FRAME_COUNT = 3;
const TIMEOUT_MS = 45_000;
/** As often as the page is rendered, so that a visit takes no longer than the page. */
const POLL_INTERVAL_MS = 16;

/** The app, opened at a URL. */
export interface Visit {
  readonly host: HTMLElement;
  readonly world: World;
  /** Returns the text of the page. */
  readonly text: () => string;
  /** Uncaught errors, and errors and warnings logged to the console. */
  readonly errors: readonly string[];
  /** Turns a rendering error of the page on or off. */
  readonly crash: (isOn: boolean) => void;
  /** Navigates to a URL of the app, as a link on the page does. */
  readonly navigate: (path: string) => void;
  readonly close: () => void;
}

interface VisitOptions {
  /** The signed-in user. With `null`, the newcomer can sign up. */
  readonly user: IdentityUser | null;
  /** Sets up the world before the visit. */
  readonly prepare?: ((world: World) => void) | undefined;
  /** The browser's storage; empty by default. */
  readonly storage?: Storage;
  /** Whether the tab is visible. Only then the data behind the bell and the menu's dots is loaded on every page. */
  readonly isVisible?: boolean;
}

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error
    ? [thrown.message, thrown.cause instanceof Error ? thrown.cause.message : ''].join(' ')
    : String(thrown);

/**
 * Collects uncaught errors, and errors and warnings of the console.
 * @returns A function that stops collecting.
 */
function collectErrors(errors: string[]): () => void {
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    errors.push(messageOf(event instanceof ErrorEvent ? event.error : event.reason));
  };
  const { error, warn } = console;
  const log = (...words: readonly unknown[]) => void errors.push(words.map(messageOf).join(' '));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onError);
  Object.assign(console, { error: log, warn: log });
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onError);
    Object.assign(console, { error, warn });
  };
}

/** Opens the whole app at a URL, without delays between retries. */
export function openAt(
  path: string,
  { user, prepare, storage = memoryStorage(), isVisible = false }: VisitOptions,
): Visit {
  if (user) storage.set('accessToken', tokenOf(user, 1));
  history.replaceState(null, '', path);
  const errors: string[] = [];
  const stopCollecting = collectErrors(errors);
  const world = createWorld({ user, storage, wait: () => Promise.resolve() });
  if (!isVisible) world.visibility.hide();
  world.identity.signInOutcome = () => Promise.resolve({ user: NEWCOMER, isNew: true });
  prepare?.(world);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let isCrashing = false;
  const services = {
    ...servicesOf(world.deps),
    get storage() {
      if (isCrashing) throw new Error('The page crashes');
      return storage;
    },
  };
  root.render(<App app={world} services={services} />);
  return {
    host,
    world,
    text: () => deepText(host),
    errors,
    crash: (isOn) => {
      isCrashing = isOn;
    },
    navigate: (path) => {
      history.pushState(null, '', path);
      // Makes the router read the new URL.
      dispatchEvent(new PopStateEvent('popstate'));
    },
    close: () => {
      root.unmount();
      host.remove();
      world.task.cancel();
      world.deps.abortCalls();
      stopCollecting();
    },
  };
}

/**
 * Waits until a condition is met.
 * @throws After a timeout, with the description and the text of the page.
 */
export async function waitUntil(
  { text }: Visit,
  isMet: () => boolean | Promise<boolean>,
  failure: string,
): Promise<void> {
  await vi.waitUntil(isMet, { timeout: TIMEOUT_MS, interval: POLL_INTERVAL_MS }).catch((cause: unknown) => {
    const message = `${failure}; ${pendingRequests()} requests are pending. The page says: ${text().slice(0, 600)}`;
    throw new Error(message, { cause });
  });
}

/** Returns whether no requests are pending and nothing is loading. */
function isIdle({ world }: Visit): boolean {
  return (
    pendingRequests() === 0 &&
    page.getByCss('h1').length > 0 &&
    placeholders.length === 0 &&
    // A button that has navigated away from the app stays busy.
    (world.externalUrls.length > 0 || busyButtons.length === 0) &&
    // A toast is rendered some frames after the change that it reports.
    (world.read(selectToasts).length === 0 || page.getByCss('plinth-toast').length > 0)
  );
}

/**
 * Waits until the page is settled: no requests are pending, nothing is loading and the text does not change.
 * @param heldCount Returns the number of responses held back; the parts that depend on them keep loading.
 * @returns The text of the page.
 */
export async function waitUntilSettled(visit: Visit, heldCount?: () => number): Promise<string> {
  let previousText = '';
  let unchangedFrames = 0;
  const isSettled = async (): Promise<boolean> => {
    await new Promise(requestAnimationFrame);
    // Content far down the page loads when it is scrolled into view.
    page.getByCss('plinth-skeleton, .flow-chart-skeleton').elements()[0]?.scrollIntoView();
    const isReady = heldCount ? heldCount() > 0 && pendingRequests() === heldCount() : isIdle(visit);
    const text = isReady ? visit.text() : '';
    unchangedFrames = text !== '' && text === previousText ? unchangedFrames + 1 : 0;
    previousText = text;
    return unchangedFrames >= SETTLED_FRAME_COUNT;
  };
  await waitUntil(visit, isSettled, 'The page does not settle');
  return previousText;
}

/** Locates the enabled buttons with a given name. */
export const buttonsNamed = (name: string): Locator => page.getByRole('button', { name, exact: true, disabled: false });

/**
 * Waits for controls and clicks all of them.
 * @param target The name of buttons, or a locator of other controls.
 */
export async function press(visit: Visit, target: string | Locator): Promise<void> {
  const controls = typeof target === 'string' ? buttonsNamed(target) : target;
  await waitUntil(visit, () => controls.length > 0, `There is no ${controls.asLocator()}`);
  // Not with the pointer: it would stay over the next page, and open what it hovers.
  for (const control of controls.elements()) if (control instanceof HTMLElement) control.click();
}

/** Opens the menu of a button and selects an item. */
export async function choose(visit: Visit, button: string, item: string): Promise<void> {
  await press(visit, button);
  await press(visit, page.getByRole('menuitem', { name: item, exact: true }));
}

/** Returns the visible error messages of the page. */
export function failureMessages(): string[] {
  return page
    .getByRole('alert')
    .elements()
    .map(deepText)
    .filter((text) => text !== '');
}

/** Returns a description of the invalid text on a page. */
export function invalidTextIn(text: string): readonly string[] {
  const match = INVALID_TEXT.exec(text);
  return match ? [`says "${text.slice(Math.max(0, match.index - 60), match.index + 60)}"`] : [];
}
