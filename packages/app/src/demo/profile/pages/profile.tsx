import type { Profile } from '@plinth/api-client/demo/profile';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { Tab } from '@plinth/ui-kit/react/tab';
import { TabPanel } from '@plinth/ui-kit/react/tab-panel';
import { Tabs } from '@plinth/ui-kit/react/tabs';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { useQuery } from '#shared/navigation.ts';
import { AboutCard } from '../components/about-card.tsx';
import { FeedTab } from '../components/feed-tab.tsx';
import { FriendsTab } from '../components/friends-tab.tsx';
import { PhotoGrid } from '../components/photo-grid.tsx';
import { ProfileHeader } from '../components/profile-header.tsx';
import { UpdatesCard } from '../components/updates-card.tsx';
import { useOwnProfileQuery } from '../profile-api.ts';
import { useOwnName } from '../use-own-name.ts';
import './profile.css';

const TABS = [
  { name: 'feed', label: 'Feed' },
  { name: 'about', label: 'About' },
  { name: 'photos', label: 'Photos' },
  { name: 'friends', label: 'Friends' },
] as const;

type TabName = (typeof TABS)[number]['name'];

function TabContent({ tab, profile }: { readonly tab: TabName; readonly profile: Profile }) {
  switch (tab) {
    case 'feed':
      return <FeedTab profile={profile} />;
    case 'about':
      return (
        <div className="profile-about">
          <AboutCard about={profile.about} />
          <UpdatesCard updates={profile.updates} />
        </div>
      );
    case 'photos':
      return (
        <Card>
          <h2 slot="heading">Photos</h2>
          <PhotoGrid photos={profile.photos} />
        </Card>
      );
    case 'friends':
      return <FriendsTab friends={profile.friends} />;
  }
}

function LoadingProfile() {
  return (
    <output className="profile">
      <span className="visually-hidden">Loading the profile</span>
      <Skeleton className="profile-skeleton" shape="block" />
      <Skeleton className="profile-skeleton" shape="block" />
    </output>
  );
}

function ProfileContent({ profile }: { readonly profile: Profile }) {
  const { query, setQuery } = useQuery();
  const name = useOwnName(profile.header.fullName);
  const tab = TABS.find((one) => one.name === query.get('tab'))?.name ?? 'feed';
  return (
    <div className="profile" data-ready="profile">
      <ProfileHeader header={profile.header} name={name} />
      <Tabs
        label={`About ${name}`}
        value={tab}
        onTabChange={(event) => {
          // The address decides which tab is open.
          event.preventDefault();
          const { value } = event.detail;
          setQuery({ tab: value === 'feed' ? null : value, photo: null, q: null });
        }}
      >
        {TABS.map((one) => (
          <Tab key={one.name} name={one.name}>
            {one.label}
          </Tab>
        ))}
        <TabPanel key={tab} name={tab}>
          <TabContent tab={tab} profile={profile} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** The profile of the account that is signed in. */
export function ProfilePage() {
  // The names of the account may have been changed on another page.
  const { data: profile, isError, refetch } = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListPage title="demo.pages.profile" group="demo.menu.pages">
      {profile ? (
        <ProfileContent profile={profile} />
      ) : isError ? (
        <EmptyState kind="error" heading="The profile did not load" onLoadRetry={() => void refetch()} />
      ) : (
        <LoadingProfile />
      )}
    </ListPage>
  );
}
