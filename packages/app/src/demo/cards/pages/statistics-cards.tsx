import { STATISTICS_CARDS, STATISTICS_TITLES } from '@plinth/api-client/demo/cards';
import type { ReactNode } from 'react';
import { Counters } from '#demo/_shared/cards/counters.tsx';
import { StatisticsFiguresCard } from '#demo/_shared/cards/statistics-card.tsx';
import { SectionsPage, type PageSection } from '#demo/_shared/sections/sections-page.tsx';
import { Tiles } from '../components/tiles.tsx';
import '../components/figure-pages.css';

const COUNTERS = { id: 'counters', heading: 'Counters' };
const HORIZONTAL = { id: 'horizontal-tiles', heading: 'Horizontal tiles' };
const VERTICAL = { id: 'vertical-tiles', heading: 'Vertical tiles' };

/** Two cards count orders, so that one says of which period. */
const CARDS = STATISTICS_CARDS.map((card) => ({
  id: card,
  heading: card === 'orders-bar-chart' ? 'Orders this week' : STATISTICS_TITLES[card],
}));

const SECTIONS: readonly PageSection[] = [COUNTERS, HORIZONTAL, VERTICAL, ...CARDS];

function Section({
  section: { id, heading },
  children,
}: {
  readonly section: PageSection;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className="figure-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  );
}

/** Counts, tiles, and cards with one figure and how it has changed. */
export function StatisticsCardsPage() {
  return (
    <SectionsPage
      title="demo.pages.statisticsCards"
      group="demo.menu.cards"
      ready="cards-statistics"
      text="A figure, how it has changed, and a small chart. Counts that belong together share one strip."
      sections={SECTIONS}
      isStacked
    >
      <Section section={COUNTERS}>
        <Counters />
      </Section>
      <Section section={HORIZONTAL}>
        <Tiles />
      </Section>
      <Section section={VERTICAL}>
        <Tiles isVertical />
      </Section>
      <div className="figure-grid">
        {CARDS.map(({ id, heading }) => (
          <div key={id} className="figure-sheet">
            <StatisticsFiguresCard card={id} id={id} title={heading} />
          </div>
        ))}
      </div>
    </SectionsPage>
  );
}
