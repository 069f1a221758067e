import { useEffect, useState } from 'react';
import type { Skin } from '#core/appearance/appearance.ts';
import type { Services } from '#core/context.ts';
import type { IdentityUser } from '#core/session/identity.ts';
import { App } from '#shell/app.tsx';
import { createWorld, memoryStorage, servicesOf, tokenOf, type World } from './world.ts';

interface Props {
  /** The initial path; the guard may redirect, as it does in the app. */
  readonly path: string;
  /** The signed-in user, or `null`. */
  readonly user: IdentityUser | null;
  readonly skin: Skin;
  /** Sets up the world before the app renders. */
  readonly prepare?: ((world: World) => void) | undefined;
}

function createVisit({ user, skin, prepare }: Props): { readonly world: World; readonly services: Services } {
  const storage = memoryStorage();
  storage.set('skin', skin);
  // Without a stored token, the app treats a user as signed out until the identity provider responds.
  if (user) storage.set('accessToken', tokenOf(user, 1));
  const world = createWorld({ user, storage });
  prepare?.(world);
  return { world, services: servicesOf(world.deps) };
}

/**
 * The app at a path, over its own store: routes, guard, layout and features are the real ones. The API is not
 * mocked here. The frame owns the address bar while it is mounted. Give it a `key` that changes with the props,
 * because they are read only on mount.
 */
export function PageFrame(props: Props) {
  const [visit, setVisit] = useState<ReturnType<typeof createVisit> | null>(null);
  useEffect(() => {
    const { pathname } = location;
    // The query belongs to the tool that shows the frame.
    const setPath = (path: string) => history.replaceState(null, '', path + location.search);
    setPath(props.path);
    const newVisit = createVisit(props);
    setVisit(newVisit);
    return () => {
      newVisit.world.task.cancel();
      setPath(pathname);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the visit is created once, on mount
  }, []);
  return visit && <App app={visit.world} services={visit.services} />;
}
