import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { EarlyCalls } from '#core/api/early-responses.ts';
import { createAppearance } from '#core/appearance/appearance.ts';
import { brand } from '#core/config/brand.ts';
import { readSettings, type Settings } from '#core/config/settings.ts';
import type { Deps } from '#core/deps.ts';
import { startTranslator, type FetchStrings } from '#core/i18n/i18n.ts';
import { languages, type Language } from '#core/i18n/languages.ts';
import { createStoredUserReader } from '#core/session/stored-user.ts';
import { createTokenQueue } from '#core/session/token-queue.ts';
import { createStorage } from '#core/storage/storage.ts';
import { SummaryTemplate } from '#features/dashboard/summary/summary-template.tsx';
import { RouterContent, ROUTES } from '#shared/app-router.tsx';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '#shared/navigation.ts';
import { App } from '#shell/app.tsx';
import { earlyPathsOf } from '#shell/early-calls.ts';
import { pageById, type PageId } from '#shell/page-registry.ts';
import { createSources } from '#shell/sources.ts';
import { createStore } from '#shell/store.ts';

/** A page to prerender. */
export interface PrerenderRequest {
  readonly id: PageId;
  readonly path: string;
  /** Who sees it: the markup of a visitor has the page, that of a user its frame. */
  readonly audience: 'visitor' | 'user';
}

const never = <Value,>(): Promise<Value> => new Promise(() => undefined);

/** A signed-in user whose session is not known yet. */
const USER_STORAGE = { 'plinth.accessToken': 'a.b.c' };

function createMemory(values: Readonly<Record<string, string>>) {
  const memory = new Map(Object.entries(values));
  return () => ({
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  });
}

function readServerSettings(): Settings {
  const result = readSettings(import.meta.env, __EMULATOR__);
  if (!result.ok) throw new Error(`The settings are not complete: ${result.problems.join(', ')}`);
  return result.settings;
}

/** Creates dependencies with which nothing loads: the page is rendered in its first state. */
function createServerDeps(audience: PrerenderRequest['audience']): Deps {
  const storage = createStorage({
    local: createMemory(audience === 'user' ? USER_STORAGE : {}),
    session: createMemory({}),
  });
  return {
    identity: never,
    storedUser: createStoredUserReader(storage, Date.now),
    api: never,
    abortCalls: () => undefined,
    loadDemo: __DEMO__ ? never : null,
    storage,
    tokens: createTokenQueue(storage),
    network: { isOnline: () => true, subscribe: () => () => undefined },
    settings: readServerSettings(),
    now: () => Date.now(),
    newId: () => '',
    openExternal: () => false,
    saveFile: () => undefined,
    whenVisible: never,
    whenIdle: never,
    onReturn: () => () => undefined,
    onInput: () => () => undefined,
    withLock: (_name, action) => action(),
    marks: { set: async () => undefined, has: async () => false },
  };
}

/** The template of the content in a page's frame, for the time after its calls have their responses. */
const SUMMARIES: Readonly<Partial<Record<PageId, ComponentType>>> = { dashboard: SummaryTemplate };

// Otherwise React would reveal large parts with inline scripts, which the content security policy forbids.
const IN_ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY };

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, IN_ONE_PIECE);
  return new Response(prelude).text();
}

/** Whether a page's HTML makes calls of its own. The mock responds only once its worker runs. */
const hasEarlyCalls = (audience: PrerenderRequest['audience']): boolean => audience === 'user' && !__MOCK__;

/** Returns the router that renders a path. Its markup is that of the browser's router. */
async function createServerRouter(path: string) {
  const handler = createStaticHandler(ROUTES);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The path ${path} has no page to prerender.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return ({ children }: { readonly children: ReactNode }) => (
    <RouterContent value={children}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RouterContent>
  );
}

async function renderPage({ id, path, audience }: PrerenderRequest, language: Language, fetchStrings: FetchStrings) {
  const deps = createServerDeps(audience);
  const root = { dataset: {}, lang: '', dir: '' };
  deps.storage.set('language', language);
  const translator = await startTranslator(deps.storage, root, fetchStrings);
  const app = createStore(deps);
  const sources = createSources(app);
  await sources.pages(pageById(id)).load();
  const page = await toHtml(
    <App
      app={app}
      sources={sources}
      router={await createServerRouter(path)}
      services={{
        appearance: createAppearance(deps.storage, root),
        translator,
        storage: deps.storage,
        settings: deps.settings,
        now: deps.now,
        network: deps.network,
        loadDemo: app.loadDemo,
      }}
    />,
  );
  app.task.cancel();
  const Summary = hasEarlyCalls(audience) ? SUMMARIES[id] : undefined;
  return { page, summary: Summary ? await toHtml(<Summary />) : null };
}

type MarkupByPage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Prerendered pages. */
export interface PrerenderedPages {
  /** The markup, by page and language. */
  readonly markup: MarkupByPage;
  /** The content of a page's frame once the page's calls have their responses, by page and language. */
  readonly summaries: MarkupByPage;
  /** The direction of each language. */
  readonly directions: Readonly<Record<string, 'ltr' | 'rtl'>>;
  /** The calls that each page's HTML makes for a signed-in user. */
  readonly earlyCalls: Readonly<Record<string, EarlyCalls>>;
}

/** Renders pages in every language as they are before any script has run. */
export async function renderPages(
  requests: readonly PrerenderRequest[],
  fetchStrings: FetchStrings,
): Promise<PrerenderedPages> {
  const markup: Record<string, Record<string, string>> = {};
  const summaries: Record<string, Record<string, string>> = {};
  const earlyCalls: Record<string, EarlyCalls> = {};
  for (const request of requests) {
    // One after the other, because the translator is shared.
    for (const language of Object.keys(languages) as Language[]) {
      const { page, summary } = await renderPage(request, language, fetchStrings);
      (markup[request.id] ??= {})[language] = page;
      if (summary !== null) (summaries[request.id] ??= {})[language] = summary;
    }
    if (hasEarlyCalls(request.audience)) {
      const { apiUrl } = readServerSettings();
      earlyCalls[request.id] = { baseUrl: apiUrl, claim: `${brand.product}_id`, paths: earlyPathsOf(request.id) };
    }
  }
  const directions = Object.fromEntries(Object.entries(languages).map(([tag, { direction }]) => [tag, direction]));
  return { markup, summaries, directions, earlyCalls };
}
