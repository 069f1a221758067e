import type { FeatureWithPages } from '#core/feature.ts';
import { MaintenancePage } from './pages/maintenance.tsx';
import { NotAuthorizedPage } from './pages/not-authorized.tsx';
import { NotFoundPage } from './pages/not-found.tsx';

/** The pages for missing access, maintenance and unknown URLs. */
export const feature: FeatureWithPages<'not-authorized' | 'maintenance' | 'error'> = {
  pages: { 'not-authorized': NotAuthorizedPage, maintenance: MaintenancePage, error: NotFoundPage },
};
