import { createRoot } from 'react-dom/client';
import { createAppearance } from '#core/appearance/appearance.ts';
import { App } from '#shell/app.tsx';
import { createWorld, englishOnly, memoryStorage, tokenOf } from '#testing/world.ts';
import { USER } from './broken-provider.ts';
import { deepText } from './deep-text.ts';

/** What a screen must never say. */
const NONSENSE = /\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date/;

/** The app as somebody sees it at an address. */
export interface Visit {
  /** Everything that is read in the page. */
  readonly text: () => string;
  readonly host: HTMLElement;
  /** What the page threw or complained of so far. */
  readonly complaints: readonly string[];
  readonly end: () => void;
}

/** Opens the whole app at an address; the provider is whatever answers. Pauses between tries are left out. */
export function openAt(path: string): Visit {
  const storage = memoryStorage();
  storage.set('accessToken', tokenOf(USER, 1));
  history.replaceState(null, '', path);
  const complaints: string[] = [];
  const thrown = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    const reason: unknown = event instanceof ErrorEvent ? event.error : event.reason;
    complaints.push(reason instanceof Error ? [reason.message, reason.cause instanceof Error ? reason.cause.message : ''].join(' ') : String(reason));
  };
  addEventListener('error', thrown);
  addEventListener('unhandledrejection', thrown);
  const world = createWorld({ user: USER, storage, wait: () => Promise.resolve() });
  const { settings, now } = world.deps;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const services = { appearance: createAppearance(storage, document.documentElement), translator: englishOnly, storage, settings, now };
  root.render(<App app={world} network={world.deps.network} services={services} />);
  return {
    text: () => deepText(host),
    host,
    complaints,
    end: () => {
      root.unmount();
      host.remove();
      world.task.cancel();
      removeEventListener('error', thrown);
      removeEventListener('unhandledrejection', thrown);
    },
  };
}

const frame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

/**
 * Waits until the page stands: nothing loads and its words no longer change.
 * @param mayLoad a call that is never answered leaves its own part loading.
 */
export async function stands({ host, text }: Visit, mayLoad = false): Promise<string> {
  const began = performance.now();
  let before = '';
  for (let same = 0; ; ) {
    await frame();
    const busy = !mayLoad && host.querySelector('.loader, [aria-busy="true"]') !== null;
    const now = busy || host.querySelector('h1') === null ? '' : text();
    same = now !== '' && now === before ? same + 1 : 0;
    before = now;
    if (same >= (mayLoad ? 30 : 6)) return now;
    if (performance.now() - began > 10_000) throw new Error(`The page does not come to rest (${same} of its last frames were the same): ${text().slice(0, 400)}`);
  }
}

/** What is wrong with what a page says. */
export const nonsenseOf = (text: string): readonly string[] => {
  const at = NONSENSE.exec(text);
  return at ? [`says "${text.slice(Math.max(0, at.index - 60), at.index + 60)}"`] : [];
};
