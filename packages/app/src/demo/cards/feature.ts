import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { AdvancedCardsPage } from './pages/advanced-cards.tsx';
import { AnalyticsCardsPage } from './pages/analytics-cards.tsx';
import { BasicCardsPage } from './pages/basic-cards.tsx';
import { CardActionsPage } from './pages/card-actions.tsx';
import { StatisticsCardsPage } from './pages/statistics-cards.tsx';
import { removedCardsReducer } from './removed-cards-slice.ts';
import { surveyReducer } from './survey-slice.ts';

/** The pages of cards. */
export const feature: FeatureWithPages<
  'cards-action' | 'cards-advance' | 'cards-analytics' | 'cards-basic' | 'cards-statistics'
> = {
  requires: [demoFeature],
  reducers: { removedCards: removedCardsReducer, survey: surveyReducer },
  pages: {
    'cards-action': CardActionsPage,
    'cards-advance': AdvancedCardsPage,
    'cards-analytics': AnalyticsCardsPage,
    'cards-basic': BasicCardsPage,
    'cards-statistics': StatisticsCardsPage,
  },
};
