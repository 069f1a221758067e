import { createHandlers, type ScenarioName } from '@plinth/mocks';
import { delay, http, HttpResponse, type AnyHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { API, OWNER, TOKEN_ENDPOINT, tokenOf } from '../packages/app/src/testing/world.ts';

/** The current time in page stories, the same as in the tests. */
export const NOW = new Date('2026-11-19T17:42:00Z');
const SLOW_MS = 3_000;

type Strings = Readonly<Record<string, unknown>>;
const locales = import.meta.glob<Strings>('../packages/app/src/**/locales/*.json', { eager: true, import: 'default' });

function stringsOf(language: string): Strings {
  const modules = Object.entries(locales).filter(([path]) => path.endsWith(`/${language}.json`));
  return Object.assign({}, ...modules.map(([, strings]) => strings)) as Strings;
}

/** Starts the worker without handlers; each story adds those of its scenario. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
  });
  return worker;
}

/** Returns the handlers of a scenario, of the token refresh, and of the app's string files. */
export function providerOf(scenario: ScenarioName): AnyHandler[] {
  let issue = 1;
  const handlers = [
    http.get('*/assets/data/locales/:file', ({ params }) =>
      HttpResponse.json(stringsOf(String(params['file']).replace('.json', ''))),
    ),
    http.post(TOKEN_ENDPOINT, () => HttpResponse.json({ accessToken: tokenOf(OWNER, (issue += 1)) })),
    ...createHandlers({
      baseUrl: API,
      clock: () => new Date(NOW),
      origin: location.origin,
      setClaims: async () => undefined,
      scenario,
    }),
  ];
  // Returns nothing, so that the request is passed to its handler after the delay.
  return scenario === 'slow' ? [http.all(`${API}/*`, () => delay(SLOW_MS)), ...handlers] : handlers;
}
