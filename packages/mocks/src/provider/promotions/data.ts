import type { Promotion } from '@plinth/api-client/resources/promotions';

/** The offer of each code; amount in minor units. */
export const OFFERS: Readonly<Record<string, Pick<Promotion, 'description' | 'amount'>>> = {
  WELCOME25: { description: '$250 off the first fee', amount: 25_000 },
};
