import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { ApiKeysPage } from './pages/api-keys.tsx';

/** The API keys of the demo. */
export const feature: FeatureWithPages<'api-keys'> = { requires: [demoFeature], pages: { 'api-keys': ApiKeysPage } };
