import { Avatar } from '@plinth/ui-kit/react/avatar';
import { useSelector } from 'react-redux';
import { selectSession, selectUser } from '#core/session/auth-slice.ts';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { OpenLink } from '#demo/_shared/cards/open-link.tsx';
import { usePresence } from '#demo/_shared/profile.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';

/** The user with role and presence, and the pages that are about them. */
export function ProfileCard({ id }: { readonly id?: string }) {
  const user = useSelector(selectUser);
  const session = useSelector(selectSession);
  const presence = usePresence();
  const name = user?.displayName ?? user?.email ?? '';
  return (
    <CardFrame title="Profile" id={id}>
      <div className="profile-card">
        <Avatar name={name} size="large" presence={presence} aria-hidden="true" />
        <div>
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>
          </p>
          <p className="figure-card-text">
            <bdi>{user?.email}</bdi>
          </p>
          <p className="figure-card-text">
            {session?.kind === 'demo' ? `Signed in as ${session.role}` : 'Signed in to the product'}
            {presence ? `, ${presence}` : ''}
          </p>
        </div>
      </div>
      <div className="figure-card-links">
        <OpenLink to={demoRoutes.hrefOf('profile')}>View profile</OpenLink>
        <OpenLink to={demoRoutes.hrefOf('account-settings')}>Edit settings</OpenLink>
        <OpenLink to={demoRoutes.hrefOf('access-control')}>View your permissions</OpenLink>
      </div>
    </CardFrame>
  );
}
