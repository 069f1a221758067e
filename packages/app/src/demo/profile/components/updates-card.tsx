import type { Profile } from '@plinth/api-client/demo/profile';
import { formatRelative } from '@plinth/ui-kit/format';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useState } from 'react';

/** The activities of friends. */
export function UpdatesCard({ updates }: Pick<Profile, 'updates'>) {
  const [now] = useState(() => Date.now());
  return (
    <Card>
      <h2 slot="heading">Updates</h2>
      {updates.length === 0 ? <EmptyState heading="No updates yet" /> : null}
      <ul className="profile-list">
        {updates.map(({ id, fullName, text, time }) => (
          <li key={id}>
            <Avatar size="small" aria-hidden="true" name={fullName} />
            <span className="profile-list-text">
              <bdi>
                {fullName} <span className="muted">{text}</span>
              </bdi>
              <bdi className="faint text-13">{formatRelative(time, now, { language: 'en-US' })}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
