import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectAuth } from '#core/session/auth-slice.ts';
import type { App } from './store.ts';

/** Toasts and notifications join before promotions: a promo code may be applied as soon as that feature joins. */
async function joinSessionFeatures(app: App): Promise<ComponentType> {
  const [{ LazyToastList }, { toastsFeature }, { feature: notificationsFeature }, { feature: promotionsFeature }] =
    await Promise.all([
      import('#core/toasts/lazy-toast-list.tsx'),
      import('#core/toasts/toasts.ts'),
      import('#features/notifications/feature.ts'),
      import('#features/promotions/feature.ts'),
    ]);
  for (const feature of [toastsFeature, notificationsFeature, promotionsFeature]) app.join(feature);
  return LazyToastList;
}

/** Toasts, which a session has on every page, and its promo codes. The app works before they load. */
export function SessionOverlays({ app }: { readonly app: App }) {
  const isSignedIn = useSelector((state: Parameters<typeof selectAuth>[0]) => selectAuth(state).status === 'signedIn');
  const [ToastList, setToastList] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn || ToastList) return undefined;
    let isCurrent = true;
    joinSessionFeatures(app).then(
      (component) => {
        if (isCurrent) setToastList(() => component);
      },
      // The next sign-in or visit loads it again; a captured promo code stays stored.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [app, isSignedIn, ToastList]);
  return isSignedIn && ToastList ? <ToastList /> : null;
}
