import type { FeatureWithPages } from '#core/feature.ts';
import { MaintenancePage } from './pages/maintenance.tsx';
import { NotAuthorizedPage } from './pages/not-authorized.tsx';
import { NotFoundPage } from './pages/not-found.tsx';

/** The pages that explain why there is nothing to show. */
export const feature: FeatureWithPages<'not-authorized' | 'maintenance' | 'error'> = {
  pages: { 'not-authorized': NotAuthorizedPage, maintenance: MaintenancePage, error: NotFoundPage },
};
