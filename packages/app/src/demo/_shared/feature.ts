import type { Feature } from '#core/feature.ts';
import { toastsFeature } from '#core/toasts/toasts.ts';
import { demoListener } from './changes.ts';
import { demoApi } from './demo-api.ts';
import { refreshOnReturn } from './refresh-on-return.saga.ts';
import { resetData } from './reset-data.saga.ts';
import { demoSignIn, renewal } from './session/session.saga.ts';
import { demoSignInReducer } from './session/sign-in-slice.ts';

/** Sessions and data of the demo, which every app of it needs. */
export const demoFeature: Feature = {
  requires: [toastsFeature],
  reducers: { [demoApi.reducerPath]: demoApi.reducer, demoSignIn: demoSignInReducer },
  middleware: [demoListener.middleware, demoApi.middleware],
  sagas: [demoSignIn, renewal, resetData, refreshOnReturn],
};
