import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { ApexPage } from './pages/apex.tsx';
import { ChartJsPage } from './pages/chartjs.tsx';
import { RechartsPage } from './pages/recharts.tsx';

/** The pages of charts, one for each library. */
export const feature: FeatureWithPages<'charts-apex' | 'charts-chartjs' | 'charts-recharts'> = {
  requires: [demoFeature],
  pages: { 'charts-apex': ApexPage, 'charts-chartjs': ChartJsPage, 'charts-recharts': RechartsPage },
};
