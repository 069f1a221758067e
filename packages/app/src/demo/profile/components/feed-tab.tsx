import type { Profile } from '@plinth/api-client/demo/profile';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { useState } from 'react';
import { AboutCard } from './about-card.tsx';
import { FollowList } from './follow-list.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PollCard } from './poll-card.tsx';
import { PostCard } from './post-card.tsx';
import { PostComposer } from './post-composer.tsx';
import { UpdatesCard } from './updates-card.tsx';

/** Number of posts that are shown at first, and that are added each time. */
const PAGE_SIZE = 3;

const friendsText = (count: number): string => (count === 1 ? '1 mutual friend' : `${count} mutual friends`);

/** The posts between what the person is about and what may be of interest. */
export function FeedTab({ profile }: { readonly profile: Profile }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const { about, pages, updates, posts, photos, suggestions, polls } = profile;
  return (
    <div className="profile-feed">
      <div className="profile-posts">
        <PostComposer />
        {posts.length === 0 ? <EmptyState heading="No posts yet" text="What you post appears here." /> : null}
        {posts.slice(0, shown).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
        {posts.length > shown ? (
          <Button className="profile-more" onClick={() => setShown(shown + PAGE_SIZE)}>
            Show more
          </Button>
        ) : null}
      </div>
      <div className="profile-start">
        <AboutCard about={about} />
        <FollowList
          heading="Suggested pages"
          items={pages.map(({ name, category, ...page }) => ({ ...page, name, text: category }))}
        />
        <UpdatesCard updates={updates} />
      </div>
      <div className="profile-end">
        <Card>
          <h2 slot="heading">Latest photos</h2>
          <PhotoGrid photos={photos} isCompact />
        </Card>
        <FollowList
          heading="Suggestions"
          items={suggestions.map(({ fullName, mutualFriends, ...person }) => ({
            ...person,
            name: fullName,
            text: friendsText(mutualFriends),
          }))}
        />
        {polls.map((poll) => (
          <PollCard key={poll.id} poll={poll} />
        ))}
      </div>
    </div>
  );
}
