import { useEffect, useState } from 'react';
import { createAppearance, type Skin } from '#core/appearance/appearance.ts';
import type { Services } from '#core/context.ts';
import type { IdentityUser } from '#core/session/identity.ts';
import { App } from '#shell/app.tsx';
import { createWorld, englishOnly, memoryStorage, tokenOf, type World } from './world.ts';

interface Props {
  /** Where the visit begins; the guard may lead elsewhere, as it does in the app. */
  readonly path: string;
  /** Who has signed in; null for nobody. */
  readonly user: IdentityUser | null;
  readonly skin: Skin;
  /** Makes the world as the visit finds it. */
  readonly prepare?: ((world: World) => void) | undefined;
}

function createVisit({ user, skin, prepare }: Props): { readonly world: World; readonly services: Services } {
  const storage = memoryStorage();
  storage.set('skin', skin);
  // Who has signed in comes back with a token; without one the app takes them for nobody until it has asked.
  if (user) storage.set('accessToken', tokenOf(user, 1));
  const world = createWorld({ user, storage });
  prepare?.(world);
  const { settings, now } = world.deps;
  return {
    world,
    services: {
      appearance: createAppearance(storage, document.documentElement),
      translator: englishOnly,
      storage,
      settings,
      now,
    },
  };
}

/**
 * The whole app at a place of it, over a store of its own: routes, guard, layout and features are the real ones, the
 * provider is whatever answers. The address bar is the visit's as long as it is shown; a story gives it a `key`, because
 * a visit takes what it begins with and no change of it.
 */
export function PageFrame(props: Props) {
  const [visit, setVisit] = useState<ReturnType<typeof createVisit> | null>(null);
  useEffect(() => {
    const { pathname } = location;
    // The query is the tool's that shows the frame.
    const stand = (path: string) => history.replaceState(null, '', path + location.search);
    stand(props.path);
    const begun = createVisit(props);
    setVisit(begun);
    return () => {
      begun.world.task.cancel();
      stand(pathname);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a visit begins once
  }, []);
  return visit && <App app={visit.world} network={visit.world.deps.network} services={visit.services} />;
}
