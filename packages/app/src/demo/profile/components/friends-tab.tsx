import type { Friend } from '@plinth/api-client/demo/profile';
import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { SearchField } from '@plinth/ui-kit/react/search-field';
import { foldText } from '@plinth/ui-kit/search-text';
import { useRef, type ComponentRef } from 'react';
import { dayText } from '#demo/_shared/dates.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { useNavigate, useQuery } from '#shared/navigation.ts';

function FriendItem({ friend }: { readonly friend: Friend }) {
  const navigate = useNavigate();
  const { fullName, email, since, contactId } = friend;
  const href =
    contactId === null
      ? demoRoutes.hrefOf('email', {}, { compose: 'new', to: email })
      : demoRoutes.hrefOf('chat', {}, { contact: contactId });
  return (
    <li>
      <Avatar aria-hidden="true" name={fullName} />
      <span className="profile-list-text">
        <bdi className="medium">{fullName}</bdi>
        <bdi className="muted text-13">Friends since {dayText(since)}</bdi>
      </span>
      <Button
        size="small"
        label={contactId === null ? `Write an email to ${fullName}` : `Open chat with ${fullName}`}
        onClick={() => navigate(href)}
      >
        {contactId === null ? 'Email' : 'Chat'}
      </Button>
    </li>
  );
}

/** The friends, with a search whose text is in the address. */
export function FriendsTab({ friends }: { readonly friends: readonly Friend[] }) {
  const { query, setQuery } = useQuery();
  const field = useRef<ComponentRef<typeof SearchField>>(null);
  useSearchKey(field);
  const q = query.get('q') ?? '';
  const found = friends.filter(({ fullName }) => foldText(fullName).includes(foldText(q.trim())));
  const search = (text: string) => setQuery({ q: text === '' ? null : text }, { replace: true });
  return (
    <Card>
      <h2 slot="heading">Friends</h2>
      <SearchField
        ref={field}
        className="profile-search"
        label="Search friends"
        value={q}
        onInput={() => search(field.current?.value ?? '')}
      />
      {friends.length === 0 ? <EmptyState heading="No friends yet" text="Your friends appear here." /> : null}
      {friends.length > 0 && found.length === 0 ? (
        <EmptyState heading="No friends match">
          <Button slot="action" onClick={() => search('')}>
            Clear search
          </Button>
        </EmptyState>
      ) : null}
      <ul className="profile-list profile-friends">
        {found.map((friend) => (
          <FriendItem key={friend.id} friend={friend} />
        ))}
      </ul>
    </Card>
  );
}
