import { associatePromotion } from '@plinth/api-client/resources/promotions';
import { created, problem } from '#engine/response.ts';
import { fail } from '#failures.ts';
import { handle, type Domain } from '../handle.ts';
import { OFFERS } from './data.ts';

/** Single-use codes that were redeemed. */
const REDEEMED_CODES: ReadonlySet<string> = new Set(['HARVEST500']);

/** The promo codes; they are case-insensitive. */
export const promotions: Domain = {
  calls: [
    handle(
      associatePromotion,
      ({ db, params, now }) => {
        const code = params.promoCode.toUpperCase();
        if (REDEEMED_CODES.has(code) || db.promotions.includes(code))
          return problem(409, 'This promo code was used before');
        const offer = Object.hasOwn(OFFERS, code) ? OFFERS[code] : undefined;
        if (!offer) return problem(404, 'There is no such promo code');
        db.promotions.push(code);
        return created({ code, ...offer, associatedAt: now.toISOString() });
      },
      ['customer-ines', 'WELCOME25'],
    ),
  ],
  scenarios: { errors: [[associatePromotion, () => fail(410, 'This promo code is over')]] },
};
