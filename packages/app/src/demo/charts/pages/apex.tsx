import { APEX_SECTIONS } from '../chart-sections.ts';
import { ChartsPage } from '../components/charts-page.tsx';

const load = async () => (await import('../libraries/apex.tsx')).default;

/** Charts that ApexCharts draws. */
export function ApexPage() {
  return (
    <ChartsPage
      title="demo.pages.apex"
      ready="charts-apex"
      text="ApexCharts draws SVG. The colors are tokens, so the charts follow the skin and the direction."
      sections={APEX_SECTIONS}
      load={load}
    />
  );
}
