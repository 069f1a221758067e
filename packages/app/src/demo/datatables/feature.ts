import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { AdvancedTablesPage } from './pages/advanced-tables.tsx';
import { DataTablesPage } from './pages/data-tables.tsx';

/** The tables of employees. */
export const feature: FeatureWithPages<'data-tables' | 'advanced-tables'> = {
  requires: [demoFeature],
  pages: { 'data-tables': DataTablesPage, 'advanced-tables': AdvancedTablesPage },
};
