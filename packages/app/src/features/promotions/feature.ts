import type { Feature } from '#core/feature.ts';
import { promotionsReducer } from './promotions-slice.ts';
import { promotions } from './promotions.saga.ts';

/** Promo codes: captured from the URL before the session starts and associated with its customer. */
export const feature: Feature = { reducers: { promotions: promotionsReducer }, sagas: [promotions] };
