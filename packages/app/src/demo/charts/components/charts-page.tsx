import { SectionsPage } from '#demo/_shared/sections/sections-page.tsx';
import type { ChartSection } from '../chart-sections.ts';
import { ChartCard, type LoadChart } from './chart-card.tsx';
import './charts.css';

interface Props {
  /** Translation key of the page's name. */
  readonly title: string;
  /** The name of the page as the markup has it when it is ready. */
  readonly ready: string;
  /** A description of the page, in a sentence or two. */
  readonly text: string;
  readonly sections: readonly ChartSection[];
  readonly load: LoadChart;
}

/** A page of charts that one library draws. */
export function ChartsPage({ load, ...page }: Props) {
  return (
    <SectionsPage group="demo.menu.charts" {...page}>
      {page.sections.map((section) => (
        <ChartCard key={section.id} section={section} load={load} />
      ))}
    </SectionsPage>
  );
}
