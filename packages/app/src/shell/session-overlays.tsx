import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '#core/session/auth-slice.ts';
import { whenIdle } from '#shared/idle.ts';
import { once } from '#shared/once.ts';
import type { App } from './store.ts';

async function joinToasts(app: App): Promise<ComponentType> {
  const [{ LazyToastList }, { toastsFeature }] = await Promise.all([
    import('#core/toasts/lazy-toast-list.tsx'),
    import('#core/toasts/toasts.ts'),
  ]);
  app.join(toastsFeature);
  return LazyToastList;
}

/** Toasts and notifications join before promotions: a promo code may be applied as soon as that feature joins. */
async function joinProductFeatures(app: App): Promise<ComponentType> {
  const [ToastList, { feature: notificationsFeature }, { feature: promotionsFeature }] = await Promise.all([
    joinToasts(app),
    import('#features/notifications/feature.ts'),
    import('#features/promotions/feature.ts'),
  ]);
  for (const feature of [notificationsFeature, promotionsFeature]) app.join(feature);
  return ToastList;
}

const loadDeployment = once(async () => {
  const { createDeploymentFeature } = await import('#core/deployment/deployment-feature.ts');
  return createDeploymentFeature();
});

/** Offers new versions. Nothing depends on it, so a failure is ignored: the next session loads it again. */
const joinDeployment = (app: App): Promise<void> => loadDeployment().then(app.join, () => undefined);

/** Toasts, which a session has on every page, and the promo codes of the product. The app works before they load. */
export function SessionOverlays({ app }: { readonly app: App }) {
  const kind = useSelector((state: Parameters<typeof selectSession>[0]) => selectSession(state)?.kind);
  const [ToastList, setToastList] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (kind === undefined) return undefined;
    let isCurrent = true;
    const join = kind === 'product' ? joinProductFeatures : joinToasts;
    join(app).then(
      (component) => {
        if (isCurrent) setToastList(() => component);
      },
      // The next sign-in or visit loads it again; a captured promo code stays stored.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [app, kind]);
  useEffect(() => (kind === undefined ? undefined : whenIdle(() => void joinDeployment(app))), [app, kind]);
  return kind !== undefined && ToastList ? <ToastList /> : null;
}
