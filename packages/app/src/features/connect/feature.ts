import type { FeatureWithPages } from '#core/feature.ts';
import { linkingFeature } from '#features/_shared/linking/linking.saga.ts';
import { ConnectPage } from './pages/connect.tsx';

/** The return from the hosted page of an accounting or commerce platform. */
export const feature: FeatureWithPages<'connect'> = { pages: { connect: ConnectPage }, requires: [linkingFeature] };
