import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { TodoPage } from './pages/todo.tsx';

/** The tasks of the demo. */
export const feature: FeatureWithPages<'todo'> = {
  requires: [demoFeature],
  pages: { todo: TodoPage },
};
