import type { Feature } from '#core/feature.ts';
import { promotionsReducer } from './promotions-slice.ts';
import { promotions } from './promotions.saga.ts';

/** Joins with a session: a code is held before, and goes to a customer. */
export const promotionsFeature: Feature = { reducers: { promotions: promotionsReducer }, watchers: [promotions] };
