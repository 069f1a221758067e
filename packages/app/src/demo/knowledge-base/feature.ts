import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { KnowledgeBasePage } from './pages/knowledge-base.tsx';

/** The knowledge base of the demo. */
export const feature: FeatureWithPages<'knowledge-base'> = {
  requires: [demoFeature],
  pages: { 'knowledge-base': KnowledgeBasePage },
};
