import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { ModalExamplesPage } from './pages/modal-examples.tsx';

/** Dialogs, each of which does something in another app. */
export const feature: FeatureWithPages<'modal-examples'> = {
  requires: [demoFeature],
  pages: { 'modal-examples': ModalExamplesPage },
};
