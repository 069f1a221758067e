import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { TablesPage } from './pages/tables.tsx';

/** The page of table styles. */
export const feature: FeatureWithPages<'tables'> = {
  requires: [demoFeature],
  pages: { tables: TablesPage },
};
