import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { AnalyticsDashboardPage } from './pages/analytics.tsx';
import { EcommerceDashboardPage } from './pages/ecommerce.tsx';
import { MainDashboardPage } from './pages/main.tsx';

/** The dashboards of the demo. */
export const feature: FeatureWithPages<'dashboard-analytics' | 'dashboard-ecommerce' | 'dashboard-main'> = {
  requires: [demoFeature],
  pages: {
    'dashboard-analytics': AnalyticsDashboardPage,
    'dashboard-ecommerce': EcommerceDashboardPage,
    'dashboard-main': MainDashboardPage,
  },
};
