import {
  getAnalyticsCard,
  getStatisticsCard,
  type AnalyticsCard,
  type CardFigures,
  type CardRange,
  type ReportYear,
  type StatisticsCard,
} from '@plinth/api-client/demo/cards';
import { demoApi, requestOf } from '../demo-api.ts';

/** A card and the period of its figures. */
interface AnalyticsQuery {
  readonly card: AnalyticsCard;
  readonly range?: CardRange;
  readonly year?: ReportYear;
}

/** The calls of the cards of figures. */
const cardsApi = demoApi.injectEndpoints({
  endpoints: (build) => ({
    analyticsCard: build.query<CardFigures, AnalyticsQuery>({
      query: requestOf(getAnalyticsCard, ({ card, ...period }: AnalyticsQuery) => [card, period]),
    }),
    statisticsCard: build.query<CardFigures, StatisticsCard>({
      query: requestOf(getStatisticsCard, (card: StatisticsCard) => [card]),
    }),
  }),
});

export const { useAnalyticsCardQuery, useStatisticsCardQuery } = cardsApi;
