import { createElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Allows } from '#core/ability/ability.ts';
import type { PageLayout } from '#core/appearance/appearance.ts';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import type { DemoApp } from '#core/demo/demo-app.ts';
import { useDemo } from '#core/demo/use-demo.ts';
import { ErrorPage } from '#core/error-page/error-page.tsx';
import { MessageFrame } from '#core/error-page/message-frame.tsx';
import { isFlagOn, selectFlagsOn } from '#core/flags/flags-slice.ts';
import type { Page, PageMatch } from '#core/pages/page.ts';
import { useTitledRecord } from '#core/pages/record-title.ts';
import { matchRoute } from '#core/routes/match.ts';
import { selectAuth, selectSession, sessionRetried } from '#core/session/auth-slice.ts';
import type { Storage } from '#core/storage/storage.ts';
import { customerRequested, selectCustomers, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { useLocation, useNavigate, useScrollToTop } from '#shared/navigation.ts';
import { findPage } from './find-page.ts';
import { toGuardSession } from './guard-session.ts';
import { guard, type Decision, type GuardRoute } from './guard.ts';
import { BlankLayout } from './layouts/blank.tsx';
import { FrameSkeleton } from './layouts/frame-skeleton.tsx';
import type { VerticalLayoutProps } from './layouts/vertical.tsx';
import { Loader } from './loader.tsx';
import { mayOpen } from './may-open.ts';
import { OfflineBoundary, OfflinePage } from './offline-boundary.tsx';
import { pageById, pageOf } from './page-registry.ts';
import type { PageSources, Source } from './page-sources.ts';
import { readReturnTo, saveReturnTo } from './return-to.ts';
import type { Sources } from './sources.ts';
import { useSessionAbility } from './use-session-ability.ts';

interface PageDecision {
  readonly decision: Decision;
  readonly page: PageMatch | null;
  /** Translation key of the page's name; null while it is not known whose address it is. */
  readonly title: string | null;
  /** Whether the address belongs to none of the product's pages. */
  readonly isForeign: boolean;
  readonly allows: Allows | null;
  readonly demo: DemoApp | null;
  /** Loads the demo again; null unless it has failed to load. */
  readonly retryDemo: (() => void) | null;
}

/** Whether the page to return to after signing in belongs to none of the product's addresses. */
function hasReturnToDemo(storage: Storage): boolean {
  const path = storage.get('returnTo')?.path;
  return path !== undefined && matchRoute(path.replace(/[?#].*/s, '')) === null;
}

function useDecision(): PageDecision {
  const { storage, now } = useServices();
  const { pathname } = useLocation();
  const auth = useSelector(selectAuth);
  const isDemo = useSelector(selectSession)?.kind === 'demo';
  const match = matchRoute(pathname);
  const isSigningIn = auth.status === 'signedIn' && pageOf(match)?.entry.kind === 'auth';
  const {
    demo,
    isLoading,
    failed,
    retry: retryDemo,
  } = useDemo(isDemo || match === null || (isSigningIn && hasReturnToDemo(storage)));
  const allows = useSessionAbility();
  const demoHome = isDemo && demo && allows ? demo.homeOf(allows) : null;
  const session = toGuardSession(auth, useSelector(selectCustomers), useSelector(selectNextStep), demoHome);
  const flagsOn = useSelector(selectFlagsOn);
  const isRoot = match?.id === 'root';
  // The root is a page in a session of the demo alone; every other one goes on to its own home page.
  const matchedPage = isRoot && !isDemo ? null : findPage(pathname, demo);
  // A page whose flag is off does not exist.
  const page = matchedPage?.entry.flag && !isFlagOn(flagsOn, matchedPage.entry.flag) ? null : matchedPage;
  const route: GuardRoute | null = page
    ? { id: page.id, kind: page.entry.kind, step: page.step }
    : isRoot
      ? { kind: 'root' }
      : null;
  const isForeign = match === null;
  const title =
    page?.entry.stepTitle?.(page.step) ??
    page?.entry.title ??
    (isRoot || (isForeign && isLoading) ? null : 'misc.notFound.title');
  const withPage = (decision: Decision): PageDecision => ({
    decision,
    page,
    title,
    isForeign,
    allows,
    demo,
    retryDemo: failed && (isDemo || isForeign) ? retryDemo : null,
  });
  if (isLoading) return withPage({ action: 'wait' });
  if (session.status !== 'signedIn') return withPage(guard(route, session));
  if (!allows) return withPage({ action: 'wait' });
  const isAllowed = !page || mayOpen(page.entry, allows);
  const uid = auth.status === 'signedIn' ? auth.user.uid : null;
  const returnTo = readReturnTo(storage, {
    origin: location.origin,
    now: now(),
    uid,
    // A session of the demo may open no page of the product.
    find: (path) => (isDemo ? (demo?.findPage(path) ?? null) : findPage(path, demo)),
  });
  return withPage(guard(route, { ...session, isAllowed, returnTo }));
}

/** Performs a redirect, once for each address. */
function useRedirect(decision: Decision, demo: DemoApp | null): void {
  const { storage, now } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const target = decision.action === 'redirect' ? decision.to : null;
  const save = decision.action === 'redirect' && decision.save;
  const auth = useSelector(selectAuth);
  const lastUid = auth.status === 'anonymous' ? auth.lastUid : null;
  const uid = auth.status === 'signedIn' ? auth.user.uid : null;
  useEffect(() => {
    if (target === null) return;
    const options = { origin: location.origin, now: now(), find: (path: string) => findPage(path, demo) };
    if (save) saveReturnTo(storage, pathname + search + hash, { ...options, uid: lastUid });
    // The saved path is used once, and another user's is dropped.
    else if (uid !== null) storage.remove('returnTo');
    navigate(target, { replace: true });
  }, [target, save, lastUid, uid, demo, pathname, search, hash, navigate, storage, now]);
}

/** Replaces an address that is written in another way, such as in capitals, with that of its page. */
function useCanonicalAddress(page: PageMatch | null): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const canonical = page?.pathname ?? pathname;
  useEffect(() => {
    if (canonical !== pathname) navigate(canonical + search + hash, { replace: true });
  }, [canonical, pathname, search, hash, navigate]);
}

/** Returns what failed to load before any page can be shown; null if nothing did. */
function failureOf({ decision, retryDemo }: PageDecision): 'unreachable' | 'business' | null {
  if (retryDemo || decision.action === 'unreachable') return 'unreachable';
  return decision.action === 'business-failed' ? 'business' : null;
}

/** Sets the document's title and scrolls a new page to its top; the page's heading focuses itself. */
function usePageChange(title: string | null): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const recordName = useTitledRecord();
  const documentTitle = title === null ? brand.name : `${recordName ?? t(title)} – ${brand.name}`;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useScrollToTop(pathname);
}

const NO_OVERRIDES: PageLayout = {};

/** Applies the page's layout overrides, and removes them when the page is left, also by a redirect. */
function useLayoutOverrides(page: PageMatch | null): void {
  const { appearance } = useServices();
  const overrides = page?.entry.layoutOverrides ?? NO_OVERRIDES;
  useLayoutEffect(() => appearance.enterPage(overrides), [appearance, overrides]);
}

/** Renders a page, the same component as long as it is open. */
function OpenPage({ source }: { readonly source: Source<object> }) {
  const [component] = useState(() => source.component());
  return createElement(component);
}

/** Renders the layout of the pages, the same component as long as one of them is open. */
function PageLayoutFrame({ source, ...props }: VerticalLayoutProps & { readonly source: Source<VerticalLayoutProps> }) {
  const [component] = useState(() => source.component());
  return createElement(component, props);
}

/**
 * Prefetches the page of the address and its layout while the business is loading. Loading them afterwards would take
 * longer, because React delays the content that replaces a fallback.
 */
function usePrefetch(page: PageMatch | null, layout: Source<VerticalLayoutProps>, sources: PageSources): void {
  const isSignedIn = useSelector(selectAuth).status === 'signedIn';
  const source = page ? sources(page) : null;
  const hasLayout = page?.entry.layout === 'vertical';
  useEffect(() => {
    if (!isSignedIn || source === null) return;
    if (hasLayout) layout.prefetch();
    source.prefetch();
  }, [isSignedIn, source, hasLayout, layout]);
}

/** Renders the page of the address in its layout, as the guard decides. */
export function Pages({ sources: { pages: sources, layout } }: { readonly sources: Sources }) {
  const dispatch = useDispatch();
  const { network } = useServices();
  const isVisitor = useSelector(selectAuth).status === 'anonymous';
  const pageDecision = useDecision();
  const { decision, page, title, isForeign, allows, demo, retryDemo } = pageDecision;
  const failure = failureOf(pageDecision);
  useRedirect(decision, demo);
  usePrefetch(page, layout, sources);
  useCanonicalAddress(decision.action === 'show' ? page : null);
  useLayoutOverrides(decision.action === 'show' ? page : null);
  usePageChange(failure === null ? title : `misc.${failure}.title`);

  if (retryDemo) return <ErrorPage kind="unreachable" onRetry={retryDemo} />;
  switch (decision.action) {
    case 'wait':
    case 'redirect':
      return isVisitor || (page ? page.entry.layout !== 'vertical' : isForeign) ? (
        <Loader />
      ) : (
        <FrameSkeleton current={page ?? undefined} />
      );
    case 'unreachable':
      return <ErrorPage kind="unreachable" onRetry={() => dispatch(sessionRetried())} />;
    case 'business-failed':
      return <ErrorPage kind="business" onRetry={() => dispatch(customerRequested())} canLogout />;
    default:
  }
  const shownPage: Page = decision.action === 'show' && page ? page : pageById('error');
  const source = sources(shownPage);
  const content = <OpenPage key={shownPage.id} source={source} />;
  if (page?.entry.layout === 'vertical' && allows) {
    return (
      <Suspense fallback={<FrameSkeleton current={page} />}>
        <PageLayoutFrame source={layout} allows={allows} current={page} sources={sources}>
          <OfflineBoundary key={shownPage.id} network={network} onRetry={source.reset} fallback={<OfflinePage />}>
            <Suspense fallback={<Loader inPage />}>{content}</Suspense>
          </OfflineBoundary>
        </PageLayoutFrame>
      </Suspense>
    );
  }
  return (
    <BlankLayout>
      <OfflineBoundary
        key={shownPage.id}
        network={network}
        onRetry={source.reset}
        fallback={
          <MessageFrame>
            <OfflinePage />
          </MessageFrame>
        }
      >
        <Suspense fallback={<Loader />}>{content}</Suspense>
      </OfflineBoundary>
    </BlankLayout>
  );
}
