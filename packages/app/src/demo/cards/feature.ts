import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { BasicCardsPage } from './pages/basic-cards.tsx';
import { CardActionsPage } from './pages/card-actions.tsx';
import { removedCardsReducer } from './removed-cards-slice.ts';

/** The pages of cards. */
export const feature: FeatureWithPages<'cards-action' | 'cards-basic'> = {
  requires: [demoFeature],
  reducers: { removedCards: removedCardsReducer },
  pages: { 'cards-action': CardActionsPage, 'cards-basic': BasicCardsPage },
};
