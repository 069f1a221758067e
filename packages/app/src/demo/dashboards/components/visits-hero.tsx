import { countText } from '#demo/_shared/amounts.ts';
import { changeText } from '#demo/_shared/cards/card-text.ts';
import { useStatisticsCardQuery } from '#demo/_shared/cards/cards-api.ts';
import { FiguresCard } from '#demo/_shared/cards/figures-card.tsx';
import { StatisticsDrawing } from '#demo/_shared/cards/statistics-card.tsx';
import { useFirstName } from '#demo/_shared/cards/use-first-name.ts';

/** Congratulations on the visits of the last 28 days, the leading figure of the page. */
export function VisitsHero() {
  const firstName = useFirstName();
  const query = useStatisticsCardQuery('site-traffic');
  return (
    <FiguresCard
      title={firstName === '' ? 'Congratulations' : `Congratulations, ${firstName}`}
      query={query}
      height="chart"
      format={countText}
      className="dashboard-lead"
    >
      {(figures) => ({
        value: countText(figures.total ?? 0),
        text: `Visits in the last 28 days: ${changeText(figures.change, 'count', 'the 28 days before')}`,
        drawing: <StatisticsDrawing card="site-traffic" figures={figures} />,
      })}
    </FiguresCard>
  );
}
