import type { Feature } from '#core/feature.ts';
import { toastsFeature } from '#core/toasts/toasts.ts';
import { createDeploymentWatch, createReload } from './deployment.saga.ts';
import { createDeployment, type Deployment } from './deployment.ts';

/** Creates the feature that offers a new version of the app. It joins the store with a session. */
export const createDeploymentFeature = (deployment: Deployment = createDeployment()): Feature => ({
  requires: [toastsFeature],
  sagas: [createDeploymentWatch(deployment), createReload(deployment)],
});
