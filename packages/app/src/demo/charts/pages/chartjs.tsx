import { CHARTJS_SECTIONS } from '../chart-sections.ts';
import { ChartsPage } from '../components/charts-page.tsx';

const load = async () => (await import('../libraries/chartjs.tsx')).default;

/** Charts that Chart.js draws. */
export function ChartJsPage() {
  return (
    <ChartsPage
      title="demo.pages.chartjs"
      ready="charts-chartjs"
      text="Chart.js draws on a canvas. The colors are tokens, so the charts follow the skin and the direction."
      sections={CHARTJS_SECTIONS}
      load={load}
    />
  );
}
