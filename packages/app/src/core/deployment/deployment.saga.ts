import { createAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, put, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { toastRequested } from '#core/toasts/toasts.ts';
import { askToLeave } from '#shared/use-leave-guard.ts';
import type { Deployment } from './deployment.ts';

/** The shortest time between two returns to the tab at which the deployed version is read, in milliseconds. */
const CHECK_INTERVAL_MS = 5 * 60_000;

/** The user wants the new version. */
export const reloadChosen = createAction('deployment/reloadChosen');

/**
 * Creates the saga that offers to reload when another version has been deployed. It looks when the user returns to the
 * tab, and when a chunk is missing. A version that was offered is not offered again, also not to the next session.
 */
export function createDeploymentWatch({ scripts, readScripts, onMissingChunk }: Deployment): () => SagaGenerator<void> {
  let offeredScripts = scripts;
  let checkedAt = -Infinity;
  return function* watchDeployment() {
    if (scripts === null) return;
    const { network, onReturn, now } = yield* deps();
    const occasions = eventChannel<'returned' | 'missingChunk'>((emit) => {
      const stops = [onReturn(() => emit('returned')), onMissingChunk(() => emit('missingChunk'))];
      return () => stops.forEach((stop) => stop());
    }, buffers.sliding(1));
    try {
      for (;;) {
        const occasion = yield* take(occasions);
        // A chunk is missing because of the connection then.
        if (!network.isOnline()) continue;
        if (occasion === 'returned' && now() - checkedAt < CHECK_INTERVAL_MS) continue;
        checkedAt = now();
        const deployedScripts = yield* call(readScripts);
        if (deployedScripts === null || [scripts, offeredScripts].includes(deployedScripts)) continue;
        offeredScripts = deployedScripts;
        yield* put(
          toastRequested({
            kind: 'info',
            text: 'deployment.available',
            action: { text: 'deployment.reload', event: reloadChosen() },
            duration: Infinity,
          }),
        );
      }
    } finally {
      occasions.close();
    }
  };
}

/** Creates the saga that reloads the page, once its changed forms agree. Each click asks: the user may have stayed before. */
export function createReload({ reload }: Pick<Deployment, 'reload'>): () => SagaGenerator<void> {
  return function* watchReload() {
    yield* takeEvery(reloadChosen, function* reloadPage() {
      yield* call(askToLeave, reload);
    });
  };
}
