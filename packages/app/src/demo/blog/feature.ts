import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { BlogDetailPage } from './pages/blog-detail.tsx';
import { BlogEditPage } from './pages/blog-edit.tsx';
import { BlogListPage } from './pages/blog-list.tsx';

/** The blog of the demo. */
export const feature: FeatureWithPages<'blog-list' | 'blog-detail' | 'blog-edit'> = {
  requires: [demoFeature],
  pages: { 'blog-list': BlogListPage, 'blog-detail': BlogDetailPage, 'blog-edit': BlogEditPage },
};
