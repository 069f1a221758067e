import type { FeatureWithPages } from '#core/feature.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { UserListPage } from './pages/user-list.tsx';
import { UserViewPage } from './pages/user-view.tsx';

/** The users of the demo. */
export const feature: FeatureWithPages<'users' | 'user'> = {
  requires: [demoFeature],
  pages: { users: UserListPage, user: UserViewPage },
};
