import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { TodoPage } from './pages/todo.tsx';
import { todoListener } from './todo-events.ts';

/** The tasks of the demo. */
export const feature: FeatureWithPages<'todo'> = {
  requires: [demoFeature],
  middleware: [todoListener.middleware],
  pages: { todo: TodoPage },
};
