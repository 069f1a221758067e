import { hrefOf } from '#core/routes/href.ts';

/** Returns whether the router has an earlier page of this tab to go back to. */
function hasEarlierPage(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}

/** Returns the page of the app whose link has opened this tab or page; null without one. */
function referringPage(): string | null {
  const url = URL.parse(document.referrer);
  return url?.origin === location.origin && url.pathname !== location.pathname ? url.href : null;
}

/** Reloads the page that the user came from, or opens the start page if that is unknown. */
export function reloadPreviousPage(): void {
  if (!hasEarlierPage()) {
    location.assign(referringPage() ?? hrefOf('root'));
    return;
  }
  addEventListener('popstate', () => location.reload(), { once: true });
  history.back();
}
