import type { Promotion } from '@plinth/api-client';
import { userCall } from '#endpoint.ts';
import { created, problem } from '#http.ts';
import { OFFERS } from './data.ts';

/** Codes that could be used once, and were. */
const USED: ReadonlySet<string> = new Set(['HARVEST500']);

/** The promo codes; their case does not count. */
export const promotionsCalls = [
  userCall('POST /promotions/customers/:customerId/:promoCode/associate', ({ db, param, now }) => {
    const code = param('promoCode').toUpperCase();
    if (USED.has(code) || db.promotions.includes(code)) return problem(409, 'This promo code was used before');
    const offer = Object.hasOwn(OFFERS, code) ? OFFERS[code] : undefined;
    if (!offer) return problem(404, 'There is no such promo code');
    db.promotions.push(code);
    return created({ code, ...offer, associatedAt: now.toISOString() } satisfies Promotion);
  }),
];
