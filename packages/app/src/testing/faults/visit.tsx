import { createRoot } from 'react-dom/client';
import type { IdentityUser } from '#core/session/identity.ts';
import type { Storage } from '#core/storage/storage.ts';
import { selectToasts } from '#core/toasts/toasts.ts';
import { App } from '#shell/app.tsx';
import { createWorld, memoryStorage, servicesOf, tokenOf, type World } from '../world.ts';
import { NEWCOMER } from './personas.ts';
import { pendingRequests } from './requests.ts';
import { deepButtons, deepText } from './shadow-dom.ts';

/** Text that must never appear on a page: missing values and technical messages. */
const INVALID_TEXT =
  /\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date|-\$0\b|not JSON|\bExpected\b|<\/?[a-z]|\bHTTP\b|No response from the provider/;
/**
 * Placeholders of pending data, of code that is loaded when idle, and of what is rendered some frames after the text
 * around it: charts and the entries of menus.
 */
const PLACEHOLDERS = [
  '.loader',
  '[aria-busy="true"]',
  'plinth-skeleton',
  '.flow-chart:not(:has(svg text))',
  'plinth-side-menu:not(:has(plinth-side-menu-item))',
  ':is(plinth-user-menu, plinth-dropdown-menu):not(:has(plinth-menu-item, plinth-language-list))',
].join();
/** The number of unchanged frames after which a page is settled. */
const SETTLED_FRAME_COUNT = 3;
const TIMEOUT_MS = 20_000;

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

const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

/**
 * Checks a condition on every frame until it is met.
 * @throws After a timeout, with the text of the page.
 */
export async function waitUntil({ text }: Visit, isMet: () => boolean, describeFailure: () => string): Promise<void> {
  const startedAt = performance.now();
  while (!isMet()) {
    if (performance.now() - startedAt > TIMEOUT_MS)
      throw new Error(`${describeFailure()}. The page says: ${text().slice(0, 600)}`);
    await frame();
  }
}

/**
 * Waits until the page is settled: no requests are pending, nothing is loading and the text does not change.
 * @param heldCount Returns the number of responses held back; the parts that depend on them keep loading.
 * @returns The text of the page.
 */
export async function waitUntilSettled(visit: Visit, heldCount?: () => number): Promise<string> {
  const { host, text, world } = visit;
  let previousText = '';
  let unchangedFrames = 0;
  // A button that has navigated away from the app stays busy.
  const isBusy = () =>
    world.externalUrls.length === 0 &&
    [...host.querySelectorAll('plinth-button')].some((button) => 'busy' in button && button.busy);
  // A toast is rendered some frames after the change that it reports.
  const lacksToast = () =>
    world.read(selectToasts).length > 0 &&
    !host.querySelector('plinth-toast-region')?.shadowRoot?.querySelector('plinth-toast');
  const isIdle = (): boolean => {
    if (heldCount) return heldCount() > 0 && pendingRequests() === heldCount();
    return (
      pendingRequests() === 0 &&
      host.querySelector('h1') !== null &&
      host.querySelector(PLACEHOLDERS) === null &&
      !isBusy() &&
      !lacksToast()
    );
  };
  const isSettled = (): boolean => {
    // Content far down the page loads when it is scrolled into view.
    host.querySelector('plinth-skeleton, .flow-chart-skeleton')?.scrollIntoView();
    const currentText = isIdle() ? text() : '';
    unchangedFrames = currentText !== '' && currentText === previousText ? unchangedFrames + 1 : 0;
    previousText = currentText;
    return unchangedFrames >= SETTLED_FRAME_COUNT;
  };
  await waitUntil(visit, isSettled, () => `The page does not settle (${pendingRequests()} requests are pending)`);
  return previousText;
}

/** Waits for the buttons with a given name and clicks all of them. */
export async function press(visit: Visit, name: string): Promise<void> {
  let buttons: readonly HTMLElement[] = [];
  const isFound = (): boolean => {
    buttons = deepButtons(visit.host, name);
    return buttons.length > 0;
  };
  await waitUntil(visit, isFound, () => `There is no button "${name}"`);
  for (const button of buttons) button.click();
}

/** Opens the menu of a button and selects an item. */
export async function choose(visit: Visit, button: string, value: string): Promise<void> {
  await press(visit, button);
  let item: HTMLElement | undefined;
  const isFound = (): boolean => {
    const items = visit.host.querySelectorAll<HTMLElement>('plinth-menu-item');
    item = [...items].find(
      (candidate) => 'value' in candidate && candidate.value === value && candidate.checkVisibility(),
    );
    return item !== undefined;
  };
  await waitUntil(visit, isFound, () => `"${button}" has no item "${value}"`);
  item?.shadowRoot?.querySelector<HTMLElement>('[part="base"]')?.click();
}

/** Returns a description of the invalid text on a page. */
export function invalidTextIn(text: string): readonly string[] {
  const match = INVALID_TEXT.exec(text);
  return match ? [`says "${text.slice(Math.max(0, match.index - 60), match.index + 60)}"`] : [];
}
