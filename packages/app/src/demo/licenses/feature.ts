import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { LicensesPage } from './pages/licenses.tsx';

/** The licenses of the packages in the app. */
export const feature: FeatureWithPages<'license'> = { requires: [demoFeature], pages: { license: LicensesPage } };
