import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadChunk } from '#core/chunk/use-chunk.ts';
import type { Page, PageMatch } from '#core/pages/page.ts';
import { captureTypedText, releaseForms, watchTypedText } from '#core/prerender/prerendered-form.ts';
import { matchRoute } from '#core/routes/match.ts';
import { selectAuth } from '#core/session/auth-slice.ts';
import { pageOf } from './page-registry.ts';
import type { Source } from './page-sources.ts';
import type { Sources } from './sources.ts';
import type { App } from './store.ts';
import { loadAbility } from './use-allows.ts';

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

/**
 * Renders a user's page over its prerendered frame, once the code of both has loaded. The frame is not hydrated, because
 * the page is then ready to replace it; React removes it when it inserts the page. This is a transition, too.
 */
async function renderOverFrame(
  container: HTMLElement,
  element: ReactNode,
  { layout, pages }: Sources,
  page: Page,
): Promise<void> {
  // What fails to load says so where it is rendered.
  await Promise.allSettled([layout.load(), pages(page).load(), loadChunk(loadAbility)]);
  takeOver(container);
  startTransition(() => createRoot(container).render(element));
}

/** Lets the app take over a prerendered page. */
export async function takeOverPage(
  container: HTMLElement,
  element: ReactNode,
  sources: Sources,
  page: PageMatch,
): Promise<void> {
  if (page.entry.layout === 'blank') await hydratePage(container, element, sources.pages(page));
  else await renderOverFrame(container, element, sources, page);
}
