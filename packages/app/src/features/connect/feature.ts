import type { FeatureWithPages } from '#core/feature.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { ConnectPage } from './pages/connect.tsx';

/** The return page of the hosted linking pages of accounting and commerce platforms. */
export const feature: FeatureWithPages<'connect'> = { pages: { connect: ConnectPage }, requires: [linkingFeature] };
