import { ListPage } from '#demo/_shared/list/list-page.tsx';
import type { ChartSection } from '../chart-sections.ts';
import { ChartCard, type LoadChart } from './chart-card.tsx';
import './charts.css';

interface Props {
  /** Translation key of the page's name. */
  readonly title: string;
  /** The name of the page as the markup has it when it is ready. */
  readonly ready: string;
  /** What the page shows, in a sentence. */
  readonly text: string;
  readonly sections: readonly ChartSection[];
  readonly load: LoadChart;
}

/** A page of charts that one library draws, with links to its sections. */
export function ChartsPage({ title, ready, text, sections, load }: Props) {
  return (
    <ListPage title={title} group="demo.menu.charts">
      <div className="charts" data-ready={ready}>
        <p className="muted charts-text">
          <bdi>{text}</bdi>
        </p>
        <nav aria-label="On this page" className="charts-index">
          {sections.map(({ id, heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
        <div className="charts-grid">
          {sections.map((section) => (
            <ChartCard key={section.id} section={section} load={load} />
          ))}
        </div>
      </div>
    </ListPage>
  );
}
