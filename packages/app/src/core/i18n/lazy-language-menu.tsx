import { lazy, Suspense } from 'react';

const LanguageMenu = lazy(() => import('./language-menu.tsx').then((module) => ({ default: module.LanguageMenu })));

/** The list of languages where no top bar is: it comes after the page, so that nobody waits for it to sign in. */
export function LazyLanguageMenu() {
  return <Suspense fallback={null}><LanguageMenu /></Suspense>;
}
