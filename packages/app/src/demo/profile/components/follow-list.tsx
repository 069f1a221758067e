import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useDispatch } from 'react-redux';
import { followToggled } from '../profile-events.ts';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly isFollowed: boolean;
}

interface Props {
  readonly heading: string;
  readonly items: readonly Item[];
}

/** People or pages, each with a button that follows them. */
export function FollowList({ heading, items }: Props) {
  const dispatch = useDispatch();
  return (
    <Card>
      <h2 slot="heading">{heading}</h2>
      {items.length === 0 ? <EmptyState heading="Nothing to suggest yet" /> : null}
      <ul className="profile-list">
        {items.map(({ id, name, text, isFollowed }) => (
          <li key={id}>
            <Avatar size="small" aria-hidden="true" name={name} />
            <span className="profile-list-text">
              <bdi>{name}</bdi>
              <bdi className="muted text-13">{text}</bdi>
            </span>
            <Button
              size="small"
              label={`${isFollowed ? 'Following' : 'Follow'} ${name}`}
              onClick={() => dispatch(followToggled(id))}
            >
              {isFollowed ? 'Following' : 'Follow'}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
