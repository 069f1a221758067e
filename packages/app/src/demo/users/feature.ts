import type { FeatureWithPages } from '#core/feature.ts';
import { accountListener } from '#demo/_shared/account/account-events.ts';
import { demoFeature } from '#demo/_shared/feature.ts';
import { UserListPage } from './pages/user-list.tsx';
import { UserViewPage } from './pages/user-view.tsx';
import { usersListener } from './users-events.ts';

/** The users of the demo. */
export const feature: FeatureWithPages<'users' | 'user'> = {
  requires: [demoFeature],
  middleware: [usersListener.middleware, accountListener.middleware],
  pages: { users: UserListPage, user: UserViewPage },
};
