import type { Feature } from '#core/feature.ts';
import { idleReducer } from './idle-slice.ts';
import { idle } from './idle.saga.ts';

/** Joins the store with a session, where sessions end without input. */
export const idleFeature: Feature = { reducers: { idle: idleReducer }, sagas: [idle] };
