import { createRoot } from 'react-dom/client';
import { createAppearance } from '#core/appearance/appearance.ts';
import type { IdentityUser } from '#core/session/identity.ts';
import type { Storage } from '#core/storage/storage.ts';
import { App } from '#shell/app.tsx';
import { createWorld, englishOnly, memoryStorage, tokenOf, type World } from '#testing/world.ts';
import { deepButtons, deepText } from './deep.ts';
import { NEWCOMER } from './people.ts';
import { requestsUnderWay } from './requests.ts';

/** What a screen must never say: values that are none, and words that are for logs or for machines. */
const NONSENSE =
  /\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date|-\$0\b|not JSON|\bExpected\b|<\/?[a-z]|\bHTTP\b|No answer from the provider/;
/**
 * What stands where something is still to come: an answer, a part of the app that is fetched when nothing else is to do,
 * or a chart, which is drawn some frames after the words around it.
 */
const LOADING = '.loader, [aria-busy="true"], plinth-skeleton, .flow-chart:not(:has(svg text))';
/** Frames in which nothing changes before a page stands. */
const STILL = 3;
const PATIENCE = 20_000;

/** The app as somebody sees it at an address. */
export interface Visit {
  readonly host: HTMLElement;
  readonly world: World;
  /** Everything that is read in the page. */
  readonly text: () => string;
  /** What the page threw or complained of so far. */
  readonly complaints: readonly string[];
  /** From now on the page throws when it renders, or no longer. */
  readonly crash: (isOn: boolean) => void;
  /** Goes to an address of the app, as a link in the page does. */
  readonly navigate: (path: string) => void;
  readonly end: () => void;
}

interface Visitor {
  /** Who has signed in; nobody signs up as the newcomer. */
  readonly user: IdentityUser | null;
  /** Makes the world as the visit finds it. */
  readonly prepare?: ((world: World) => void) | undefined;
  /** What the browser has kept; nothing unless given. */
  readonly storage?: Storage;
}

const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error
    ? [thrown.message, thrown.cause instanceof Error ? thrown.cause.message : ''].join(' ')
    : String(thrown);

/** Hears what is thrown where nobody catches it, and what is written into the console. */
function listen(complaints: string[]): () => void {
  const thrown = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    complaints.push(wordsOf(event instanceof ErrorEvent ? event.error : event.reason));
  };
  const { error, warn } = console;
  const written = (...words: readonly unknown[]) => void complaints.push(words.map(wordsOf).join(' '));
  addEventListener('error', thrown);
  addEventListener('unhandledrejection', thrown);
  Object.assign(console, { error: written, warn: written });
  return () => {
    removeEventListener('error', thrown);
    removeEventListener('unhandledrejection', thrown);
    Object.assign(console, { error, warn });
  };
}

/** Opens the whole app at an address; the provider is whatever answers. Pauses between tries are left out. */
export function openAt(path: string, { user, prepare, storage = memoryStorage() }: Visitor): Visit {
  if (user) storage.set('accessToken', tokenOf(user, 1));
  history.replaceState(null, '', path);
  const complaints: string[] = [];
  const unlisten = listen(complaints);
  const world = createWorld({ user, storage, wait: () => Promise.resolve() });
  world.identity.outcome = () => Promise.resolve({ user: NEWCOMER, isNew: true });
  prepare?.(world);
  const { settings, now, abortCalls } = world.deps;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let isCrashing = false;
  const services = {
    appearance: createAppearance(storage, document.documentElement),
    translator: englishOnly,
    settings,
    now,
    get storage() {
      if (isCrashing) throw new Error('The page crashes');
      return storage;
    },
  };
  root.render(<App app={world} network={world.deps.network} services={services} />);
  return {
    host,
    world,
    text: () => deepText(host),
    complaints,
    crash: (isOn) => {
      isCrashing = isOn;
    },
    navigate: (path) => {
      history.pushState(null, '', path);
      // The router reads the address again.
      dispatchEvent(new PopStateEvent('popstate'));
    },
    end: () => {
      root.unmount();
      host.remove();
      world.task.cancel();
      abortCalls();
      unlisten();
    },
  };
}

const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

/** Looks at the page frame by frame until it is as wanted. @throws when it never is, with what it says instead. */
export async function until({ text }: Visit, isThere: () => boolean, why: () => string): Promise<void> {
  const began = performance.now();
  while (!isThere()) {
    if (performance.now() - began > PATIENCE) throw new Error(`${why()}. The page says: ${text().slice(0, 600)}`);
    await frame();
  }
}

/**
 * Waits until the page stands: no answer is awaited, nothing loads, no word changes.
 * @param held of a page one of whose answers is held back, how many are: what waits for it goes on loading.
 * @returns what it says.
 */
export async function stands(visit: Visit, held?: () => number): Promise<string> {
  const { host, text, world } = visit;
  let before = '';
  let same = 0;
  // A button that led away from the app is busy for good.
  const isBusy = () =>
    world.left.length === 0 &&
    [...host.querySelectorAll('plinth-button')].some((button) => 'busy' in button && button.busy);
  const isAtRest = (): boolean => {
    if (held) return held() > 0 && requestsUnderWay() === held();
    return (
      requestsUnderWay() === 0 && host.querySelector('h1') !== null && host.querySelector(LOADING) === null && !isBusy()
    );
  };
  const look = (): boolean => {
    // What is far down is fetched when somebody gets there.
    host.querySelector('plinth-skeleton')?.scrollIntoView();
    const now = isAtRest() ? text() : '';
    same = now !== '' && now === before ? same + 1 : 0;
    before = now;
    return same >= STILL;
  };
  await until(visit, look, () => `The page does not come to rest (${requestsUnderWay()} requests under way)`);
  return before;
}

/** Presses a button as soon as it is there, and every one of this name. */
export async function press(visit: Visit, name: string): Promise<void> {
  let buttons: readonly HTMLElement[] = [];
  const look = (): boolean => {
    buttons = deepButtons(visit.host, name);
    return buttons.length > 0;
  };
  await until(visit, look, () => `There is no button "${name}"`);
  for (const button of buttons) button.click();
}

/** Opens the menu behind a button and chooses an entry of it. */
export async function chooseIn(visit: Visit, button: string, value: string): Promise<void> {
  await press(visit, button);
  let entry: HTMLElement | undefined;
  const look = (): boolean => {
    const entries = visit.host.querySelectorAll<HTMLElement>('plinth-menu-item');
    entry = [...entries].find((each) => 'value' in each && each.value === value && each.checkVisibility());
    return entry !== undefined;
  };
  await until(visit, look, () => `"${button}" has no entry "${value}"`);
  entry?.shadowRoot?.querySelector<HTMLElement>('[part="base"]')?.click();
}

/** What is wrong with what a page says. */
export function nonsenseOf(text: string): readonly string[] {
  const at = NONSENSE.exec(text);
  return at ? [`says "${text.slice(Math.max(0, at.index - 60), at.index + 60)}"`] : [];
}
