import { createElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Allows } from '../core/ability/ability.ts';
import type { PageLayout } from '../core/appearance/appearance.ts';
import { brand } from '../core/config/brand.ts';
import { useServices } from '../core/context.ts';
import { customerWanted, selectCustomers, selectNextStep } from '../core/customers/customers-slice.ts';
import { isFlagOn, selectFlagsOn } from '../core/flags/flags-slice.ts';
import { selectAuth, sessionRetried } from '../core/session/auth-slice.ts';
import { useLocation, useNavigate, useScrollToTop } from '../shared/navigation.tsx';
import { guardSession } from './guard-session.ts';
import { guard, type Decision } from './guard.ts';
import { BlankLayout } from './layouts/blank.tsx';
import type { VerticalLayoutProps } from './layouts/vertical.tsx';
import { Loader } from './loader.tsx';
import { createPageSources, createSource, type PageSource, type Source } from './page-sources.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { keepReturnTo, readReturnTo } from './return-to.ts';
import { matchRoute, type RouteEntry } from './route-table.ts';
import type { App } from './store.ts';

/** The frame of the pages behind the sign-in comes with them, and with it the flags and what the bell listens to. */
function createFrameSource(app: App): Source<VerticalLayoutProps> {
  return createSource(app, async () => {
    const [{ VerticalLayout }, { flagsFeature }, { notificationsFeature }] = await Promise.all([
      import('./layouts/vertical.tsx'),
      import('../core/flags/flags.saga.ts'),
      import('../features/notifications/feature.ts'),
    ]);
    return { default: VerticalLayout, features: [flagsFeature, notificationsFeature] };
  });
}

/** The ability comes after sign-in: nobody needs it before. */
function useAllows(signedIn: boolean): Allows | null {
  const [allows, setAllows] = useState<Allows | null>(null);
  useEffect(() => {
    if (!signedIn || allows) return undefined;
    let current = true;
    void import('../core/ability/ability.ts').then(({ productAbility }) => {
      if (current) setAllows(() => productAbility());
    });
    return () => {
      current = false;
    };
  }, [signedIn, allows]);
  return allows;
}

interface Decided {
  readonly decision: Decision;
  readonly entry: RouteEntry | null;
  /** Translation key of the page's name. */
  readonly title: string;
  readonly allows: Allows | null;
}

function useDecision(): Decided {
  const { storage, now } = useServices();
  const { pathname } = useLocation();
  const auth = useSelector(selectAuth);
  const known = guardSession(auth, useSelector(selectCustomers), useSelector(selectNextStep));
  const allows = useAllows(auth.status === 'signedIn');
  const flagsOn = useSelector(selectFlagsOn);
  const found = matchRoute(pathname);
  // A page whose flag is off is not there.
  const match = found?.entry?.flag && !isFlagOn(flagsOn, found.entry.flag) ? null : found;
  const entry = match?.entry ?? null;
  const step = match?.entry ? match.parameters['step'] : undefined;
  const route = match && (match.entry ? { id: match.entry.id, kind: match.entry.kind, step } : match);
  const shown = { entry, title: entry?.stepTitle?.(step) ?? entry?.title ?? 'misc.notFound.title', allows };
  if (known.status !== 'signedIn') return { ...shown, decision: guard(route, known, pathname) };
  if (!allows) return { ...shown, decision: { do: 'wait' } };
  const may = !entry?.ability || allows(...entry.ability);
  const returnTo = readReturnTo(storage, location.origin, now());
  return { ...shown, decision: guard(route, { ...known, may, returnTo }, pathname) };
}

/** Carries out a redirect, once for each place. */
function useRedirect(decision: Decision): void {
  const { storage, now } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const target = decision.do === 'redirect' ? decision.to : null;
  const save = decision.do === 'redirect' && decision.save;
  useEffect(() => {
    if (target === null) return;
    if (save) keepReturnTo(storage, pathname + search + hash, location.origin, now());
    else if (readReturnTo(storage, location.origin, now()) === target) storage.remove('returnTo');
    navigate(target, { replace: true });
  }, [target, save, pathname, search, hash, navigate, storage, now]);
}

/** A new page is named in the title bar and begins at its top; its heading takes the focus by itself. */
function usePageChange(title: string): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const name = t(title);
  useEffect(() => {
    document.title = `${name} – ${brand.name}`;
  }, [name]);
  useScrollToTop(pathname);
}

const NO_FRAME: PageLayout = {};

/** The frame stands as the shown page asks, and as before when the page is left, also by a redirect. */
function useFrame(entry: RouteEntry | null): void {
  const { appearance } = useServices();
  const frame = entry?.frame ?? NO_FRAME;
  useLayoutEffect(() => appearance.enterPage(frame), [appearance, frame]);
}

/** The page of a source, the same as long as it is open; a route without a source cannot be. */
function Page({ source }: { readonly source: PageSource | undefined }) {
  const [picked] = useState(() => source?.pick() ?? ErrorFallback);
  return createElement(picked);
}

/** The frame of the pages, the same as long as one of them is open. */
function PageFrame({ source, ...props }: VerticalLayoutProps & { readonly source: Source<VerticalLayoutProps> }) {
  const [picked] = useState(() => source.pick());
  return createElement(picked, props);
}

/**
 * Fetches the page of the address and its frame while the provider is asked whose it is: what comes only then would be
 * waited for after that, and React holds back for a moment what takes the place of a loader.
 */
function useFetchAhead(
  entry: RouteEntry | null,
  frame: Source<VerticalLayoutProps>,
  sources: ReadonlyMap<string, PageSource>,
): void {
  const isSignedIn = useSelector(selectAuth).status === 'signedIn';
  useEffect(() => {
    if (!isSignedIn || !entry) return;
    if (entry.layout === 'vertical') frame.prefetch();
    sources.get(entry.id)?.prefetch();
  }, [isSignedIn, entry, frame, sources]);
}

function ErrorFallback() {
  return <ErrorPage kind="crash" />;
}

/** What the address shows to this person: the guard decides, the layout and the page follow. */
export function Pages({ app }: { readonly app: App }) {
  const dispatch = useDispatch();
  const [sources] = useState(() => createPageSources(app));
  const [frame] = useState(() => createFrameSource(app));
  const { decision, entry, title, allows } = useDecision();
  useRedirect(decision);
  useFetchAhead(entry, frame, sources);
  useFrame(decision.do === 'show' ? entry : null);
  usePageChange(title);

  const shown = decision.do === 'show' && entry ? entry.id : 'error';
  switch (decision.do) {
    case 'wait':
    case 'redirect':
      return <Loader />;
    case 'unreachable':
      return <ErrorPage kind="unreachable" onRetry={() => dispatch(sessionRetried())} />;
    case 'business-failed':
      return <ErrorPage kind="business" onRetry={() => dispatch(customerWanted())} canLogout />;
    default:
  }
  const page = <Page key={shown} source={sources.get(shown)} />;
  if (entry?.layout === 'vertical' && allows) {
    return (
      <Suspense fallback={<Loader />}>
        <PageFrame source={frame} allows={allows} current={entry.id} sources={sources}>
          <Suspense fallback={<Loader inPage />}>{page}</Suspense>
        </PageFrame>
      </Suspense>
    );
  }
  return (
    <BlankLayout>
      <Suspense fallback={<Loader />}>{page}</Suspense>
    </BlankLayout>
  );
}
