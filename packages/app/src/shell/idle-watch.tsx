import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useServices } from '#core/context.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import type { App } from './store.ts';

async function joinIdle(app: App) {
  const [{ idleFeature }, { IdleDialog }] = await Promise.all([
    import('#core/idle/idle-feature.ts'),
    import('#core/idle/idle-dialog.tsx'),
  ]);
  app.join(idleFeature);
  return IdleDialog;
}

/** The wait before code that failed to load is loaded again, in milliseconds. */
const RETRY_DELAY_MS = 30_000;

/** Ends a session without input, where the settings say so; its code loads with the first session. */
export function IdleWatch({ app }: { readonly app: App }) {
  const { idleMinutes } = useServices().settings;
  const load = useCallback(() => joinIdle(app), [app]);
  const isNeeded = useSelector(selectUser) !== null && idleMinutes !== null;
  const { part: IdleDialog, failed, retry } = useChunk(load, isNeeded);
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(retry, RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [failed, retry]);
  return isNeeded && IdleDialog ? <IdleDialog /> : null;
}
