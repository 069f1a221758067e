import { RECHARTS_SECTIONS } from '../chart-sections.ts';
import { ChartsPage } from '../components/charts-page.tsx';

const load = async () => (await import('../libraries/recharts.tsx')).default;

/** Charts that Recharts draws. */
export function RechartsPage() {
  return (
    <ChartsPage
      title="demo.pages.recharts"
      ready="charts-recharts"
      text="Recharts draws SVG with React components. The colors are tokens, so the charts follow the skin and the direction."
      sections={RECHARTS_SECTIONS}
      load={load}
    />
  );
}
