import { getAnalyticsCard, getStatisticsCard, STATISTICS_TITLES } from '@plinth/api-client/demo/cards';
import { ok } from '#engine/response.ts';
import { handle, type Domain } from '../handle.ts';
import { emptyCard, RANGE_OPTIONS } from './analytics.ts';
import { YEAR_OPTIONS } from './revenue-report.ts';
import { cardRecords } from './seed.ts';

/** The figures of the cards of dashboards. */
export const cardFigures: Domain = {
  calls: [
    handle(
      getAnalyticsCard,
      ({ database, params: { card }, query: { range, year } }) => {
        const isReport = card === 'revenue-report';
        const period = isReport ? year : range;
        const record = database
          .table(cardRecords)
          .rows.find((row) => row.group === 'analytics' && row.card === card && row.period === period);
        return ok(record?.figures ?? emptyCard(card, isReport ? YEAR_OPTIONS : RANGE_OPTIONS));
      },
      ['avg-sessions', { range: 'last-year' }],
    ),
    handle(
      getStatisticsCard,
      ({ database, params: { card } }) => {
        const record = database.table(cardRecords).rows.find((row) => row.group === 'statistics' && row.card === card);
        return ok(record?.figures ?? { ...emptyCard('revenue', []), title: STATISTICS_TITLES[card] });
      },
      ['orders'],
    ),
  ],
};
