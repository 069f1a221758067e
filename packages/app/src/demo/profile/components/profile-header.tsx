import type { Profile } from '@plinth/api-client/demo/profile';
import { iconPencilLine } from '@plinth/ui-kit/icons';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { columnLines } from '#shared/column-lines.ts';
import { useNavigate } from '#shared/navigation.ts';

const lines = columnLines();

/** The head of the profile: an engraved cover, the picture and the name. */
export function ProfileHeader({ header, name }: { readonly header: Profile['header']; readonly name: string }) {
  const navigate = useNavigate();
  const { designation, avatar } = header;
  return (
    <div className="profile-header">
      <div className="profile-cover" aria-hidden="true">
        <svg viewBox="130 926 376 113" fill="none" stroke="currentColor">
          <path opacity="0.24" d={lines.shade} />
          <path opacity="0.42" d={lines.rules} />
          <path opacity="0.75" d={lines.outline} />
          <path className="profile-cover-brass" strokeWidth="2" d={lines.brass} />
        </svg>
      </div>
      <div className="profile-identity">
        <Avatar size="huge" name={name} src={avatar ?? undefined} />
        <div className="profile-name">
          <h2 dir="auto">{name}</h2>
          <p className="muted">
            <bdi>{designation}</bdi>
          </p>
        </div>
        <Button className="profile-edit" onClick={() => navigate(demoRoutes.hrefOf('account-settings'))}>
          <Icon slot="start" size="small" path={iconPencilLine} />
          Edit profile
        </Button>
      </div>
    </div>
  );
}
