import { createElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Allows } from '#core/ability/ability.ts';
import type { PageLayout } from '#core/appearance/appearance.ts';
import { brand } from '#core/config/brand.ts';
import { useServices } from '#core/context.ts';
import { ErrorPage } from '#core/error-page/error-page.tsx';
import { MessageFrame } from '#core/error-page/message-frame.tsx';
import { isFlagOn, selectFlagsOn } from '#core/flags/flags-slice.ts';
import { matchRoute } from '#core/routes/match.ts';
import { selectAuth, sessionRetried } from '#core/session/auth-slice.ts';
import { customerRequested, selectCustomers, selectNextStep } from '#features/_shared/customers/customers-slice.ts';
import { useLocation, useNavigate, useScrollToTop } from '#shared/navigation.ts';
import { toGuardSession } from './guard-session.ts';
import { guard, type Decision, type GuardRoute } from './guard.ts';
import { BlankLayout } from './layouts/blank.tsx';
import { FrameSkeleton } from './layouts/frame-skeleton.tsx';
import type { VerticalLayoutProps } from './layouts/vertical.tsx';
import { Loader } from './loader.tsx';
import { OfflineBoundary, OfflinePage } from './offline-boundary.tsx';
import { pageOf, type PageMatch } from './page-registry.ts';
import type { PageSources, Source } from './page-sources.ts';
import { readReturnTo, saveReturnTo } from './return-to.ts';
import type { Sources } from './sources.ts';
import { useAllows } from './use-allows.ts';

interface PageDecision {
  readonly decision: Decision;
  readonly page: PageMatch | null;
  /** Translation key of the page's name. */
  readonly title: string;
  readonly allows: Allows | null;
}

function useDecision(): PageDecision {
  const { storage, now } = useServices();
  const { pathname } = useLocation();
  const auth = useSelector(selectAuth);
  const session = toGuardSession(auth, useSelector(selectCustomers), useSelector(selectNextStep));
  const allows = useAllows();
  const flagsOn = useSelector(selectFlagsOn);
  const match = matchRoute(pathname);
  const matchedPage = pageOf(match);
  // A page whose flag is off does not exist.
  const page = matchedPage?.entry.flag && !isFlagOn(flagsOn, matchedPage.entry.flag) ? null : matchedPage;
  const route: GuardRoute | null = page
    ? { id: page.id, kind: page.entry.kind, step: page.step }
    : match?.id === 'root'
      ? { id: 'root' }
      : null;
  const title = page?.entry.stepTitle?.(page.step) ?? page?.entry.title ?? 'misc.notFound.title';
  const withPage = (decision: Decision): PageDecision => ({ decision, page, title, allows });
  if (session.status !== 'signedIn') return withPage(guard(route, session));
  if (!allows) return withPage({ action: 'wait' });
  const isAllowed = !page?.entry.ability || allows(...page.entry.ability);
  const uid = auth.status === 'signedIn' ? auth.user.uid : null;
  const returnTo = readReturnTo(storage, { origin: location.origin, now: now(), uid });
  return withPage(guard(route, { ...session, isAllowed, returnTo }));
}

/** Performs a redirect, once for each address. */
function useRedirect(decision: Decision): void {
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
    const options = { origin: location.origin, now: now() };
    if (save) saveReturnTo(storage, pathname + search + hash, { ...options, uid: lastUid });
    // The saved path is used once, and another user's is dropped.
    else if (uid !== null) storage.remove('returnTo');
    navigate(target, { replace: true });
  }, [target, save, lastUid, uid, pathname, search, hash, navigate, storage, now]);
}

/** Sets the document's title and scrolls a new page to its top; the page's heading focuses itself. */
function usePageChange(title: string): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const pageName = t(title);
  useEffect(() => {
    document.title = `${pageName} – ${brand.name}`;
  }, [pageName]);
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
function Page({ source }: { readonly source: Source<object> }) {
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
  const id = page?.id;
  const hasLayout = page?.entry.layout === 'vertical';
  useEffect(() => {
    if (!isSignedIn || id === undefined) return;
    if (hasLayout) layout.prefetch();
    sources[id].prefetch();
  }, [isSignedIn, id, hasLayout, layout, sources]);
}

/** Renders the page of the address in its layout, as the guard decides. */
export function Pages({ sources: { pages: sources, layout } }: { readonly sources: Sources }) {
  const dispatch = useDispatch();
  const { network } = useServices();
  const isVisitor = useSelector(selectAuth).status === 'anonymous';
  const { decision, page, title, allows } = useDecision();
  useRedirect(decision);
  usePrefetch(page, layout, sources);
  useLayoutOverrides(decision.action === 'show' ? page : null);
  usePageChange(title);

  switch (decision.action) {
    case 'wait':
    case 'redirect':
      return isVisitor || (page && page.entry.layout !== 'vertical') ? (
        <Loader />
      ) : (
        <FrameSkeleton current={page?.id} />
      );
    case 'unreachable':
      return <ErrorPage kind="unreachable" onRetry={() => dispatch(sessionRetried())} />;
    case 'business-failed':
      return <ErrorPage kind="business" onRetry={() => dispatch(customerRequested())} canLogout />;
    default:
  }
  const id = decision.action === 'show' && page ? page.id : 'error';
  const content = <Page source={sources[id]} />;
  if (page?.entry.layout === 'vertical' && allows) {
    return (
      <Suspense fallback={<FrameSkeleton current={page.id} />}>
        <PageLayoutFrame source={layout} allows={allows} current={page.id} sources={sources}>
          <OfflineBoundary key={id} network={network} onRetry={sources[id].reset} fallback={<OfflinePage />}>
            <Suspense fallback={<Loader inPage />}>{content}</Suspense>
          </OfflineBoundary>
        </PageLayoutFrame>
      </Suspense>
    );
  }
  return (
    <BlankLayout>
      <OfflineBoundary
        key={id}
        network={network}
        onRetry={sources[id].reset}
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
