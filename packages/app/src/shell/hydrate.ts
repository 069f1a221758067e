import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadChunk } from '#core/chunk/use-chunk.ts';
import { requestAhead } from '#core/pages/page-data.ts';
import type { Page, PageMatch } from '#core/pages/page.ts';
import { captureTypedText, releaseForms, watchTypedText } from '#core/prerender/prerendered-form.ts';
import { matchRoute } from '#core/routes/match.ts';
import { selectAuth, selectCustomerId } from '#core/session/auth-slice.ts';
import { selectCustomers } from '#features/_shared/customers/customers-slice.ts';
import { pageOf } from './page-registry.ts';
import type { Source } from './page-sources.ts';
import type { Sources } from './sources.ts';
import type { App } from './store.ts';
import { loadAbility } from './use-session-ability.ts';

/**
 * Takes over the container from the boot scripts, which may have hidden it, hold back its forms and label its controls. A
 * form that is still to be hydrated stays held back until then.
 */
function takeOver(container: HTMLElement): void {
  delete document.documentElement.dataset['prerendered'];
  if (!container.querySelector('form')) releaseForms(container);
  for (const control of container.querySelectorAll('plinth-field > [aria-label]'))
    control.removeAttribute('aria-label');
}

/**
 * Returns the prerendered page of the address if this browser's state shows it: the frame of a page to a user, the page
 * itself to a visitor. Otherwise null.
 */
export function prerenderedPageOf(container: HTMLElement, app: App): PageMatch | null {
  const page = pageOf(matchRoute(location.pathname));
  if (!page || container.dataset['page'] !== page.id) return null;
  const { status } = selectAuth(app.store.getState());
  if (page.entry.layout === 'vertical') return status === 'unknown' || status === 'signedIn' ? page : null;
  return status === 'anonymous' ? page : null;
}

/** Renders the app in the place of what the container has. */
export function renderAnew(container: HTMLElement, element: ReactNode): void {
  captureTypedText(container);
  container.replaceChildren();
  takeOver(container);
  createRoot(container).render(element);
}

/**
 * Hydrates the prerendered page of a visitor, once its own code has loaded; until then it stays as it is painted. As a
 * transition, it takes several short tasks instead of a long one.
 */
async function hydratePage(container: HTMLElement, element: ReactNode, page: Source<object>): Promise<void> {
  if (container.querySelector('form')) watchTypedText(container);
  await page.load();
  takeOver(container);
  startTransition(() => void hydrateRoot(container, element));
}

/** The time that the frame waits for data that its HTML has requested. A page without its data shows skeletons, too. */
const DATA_TIMEOUT_MS = 1000;

/** Waits until the store's state meets a condition, but not longer than a timeout. */
function waitForState(store: App['store'], condition: () => boolean, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    let unsubscribe = () => {};
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const check = () => {
      if (condition()) finish();
    };
    const timer = setTimeout(finish, timeoutMs);
    unsubscribe = store.subscribe(check);
    check();
  });
}

/** Requests the data of a page whose HTML has requested it already, and waits for it. */
async function loadData({ store }: App, { id, entry }: Page): Promise<void> {
  const { feature } = await entry.load();
  const data = feature.data?.[id];
  if (!data || !globalThis.plinthEarlyResponses || selectCustomerId(store.getState()) === null) return;
  requestAhead(data.requests, store.dispatch);
  const isLoaded = (): boolean => {
    const state = store.getState();
    const { status } = selectCustomers(state);
    return (status === 'ready' || status === 'failed') && data.isSettled(state as never);
  };
  await waitForState(store, isLoaded, DATA_TIMEOUT_MS);
}

/**
 * Renders a user's page over its prerendered frame, once the code of both and the page's data have loaded. The frame is
 * not hydrated, because the page is then ready to replace it; React removes it when it inserts the page. This is a
 * transition, too.
 */
async function renderOverFrame(
  container: HTMLElement,
  element: ReactNode,
  app: App,
  { layout, pages }: Sources,
  page: Page,
): Promise<void> {
  // A part that fails to load says so where it is rendered.
  await Promise.allSettled([
    layout.load(),
    loadChunk(loadAbility),
    pages(page)
      .load()
      .then(() => loadData(app, page)),
  ]);
  takeOver(container);
  startTransition(() => createRoot(container).render(element));
}

/** Lets the app take over a prerendered page. */
export async function takeOverPage(
  container: HTMLElement,
  element: ReactNode,
  app: App,
  sources: Sources,
  page: PageMatch,
): Promise<void> {
  if (page.entry.layout === 'blank') await hydratePage(container, element, sources.pages(page));
  else await renderOverFrame(container, element, app, sources, page);
}
