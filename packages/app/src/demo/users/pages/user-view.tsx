import type { User } from '@plinth/api-client/demo/users';
import { Badge } from '@plinth/ui-kit/react/badge';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#demo/_shared/demo-api.ts';
import { lastListHref } from '#demo/_shared/list/last-list.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { STATUSES } from '#demo/_shared/users/user-fields.ts';
import { useAllUsersQuery, useUserQuery } from '#demo/_shared/users/users-api.ts';
import { useLocation, useNavigate } from '#shared/navigation.ts';
import { PlanCard } from '../components/plan-card.tsx';
import { UserCard } from '../components/user-card.tsx';
import { UserDrawer } from '../components/user-drawer.tsx';
import { UserRoleBadge } from '../components/user-role-badge.tsx';
import { UserTabs } from '../components/user-tabs.tsx';
import './user-view.css';

function LoadingUser() {
  return (
    <output className="user-view">
      <span className="visually-hidden">Loading the user</span>
      <Card>
        <Skeleton className="user-skeleton" shape="block" />
      </Card>
      <Card>
        <Skeleton className="user-skeleton" shape="block" />
      </Card>
    </output>
  );
}

function BackToList() {
  const navigate = useNavigate();
  return (
    <Button slot="action" onClick={() => navigate(lastListHref('users'))}>
      Back to the list
    </Button>
  );
}

function UserContent({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const record = useOpenRecord('user');
  return (
    <div className="user-view" data-ready="user">
      <div className="user-view-side">
        <UserCard
          user={user}
          onEdit={() => record.open(String(user.id))}
          onDeleted={() => navigate(lastListHref('users'), { replace: true })}
        />
        <PlanCard user={user} />
      </div>
      <UserTabs user={user} />
      <UserDrawer record={record} onSaved={() => undefined} />
    </div>
  );
}

/** The user with an id of the address. */
function KnownUser({ id }: { readonly id: number }) {
  const { currentData: user, error, refetch } = useUserQuery(id, { refetchOnMountOrArgChange: true });
  if (failureOf(error).status === 404) {
    return (
      <EmptyState kind="error" heading="There is no such user" text="The user may have been deleted.">
        <BackToList />
      </EmptyState>
    );
  }
  if (user) return <UserContent key={id} user={user} />;
  if (error) return <EmptyState kind="error" heading="The user did not load" onLoadRetry={() => void refetch()} />;
  return <LoadingUser />;
}

/** The first user, which the address without an id opens. */
function FirstUser() {
  const navigate = useNavigate();
  const { data: users, isError, refetch } = useAllUsersQuery();
  const firstId = users?.[0]?.id;
  useEffect(() => {
    if (firstId !== undefined) navigate(demoRoutes.hrefOf('user', { id: String(firstId) }), { replace: true });
  }, [firstId, navigate]);
  if (isError) return <EmptyState kind="error" heading="The user did not load" onLoadRetry={() => void refetch()} />;
  if (users?.length !== 0) return <LoadingUser />;
  return (
    <EmptyState heading="No users yet" text="The users that you add appear here.">
      <BackToList />
    </EmptyState>
  );
}

/** The page of a user. */
export function UserViewPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const text = demoRoutes.matchRoute(pathname)?.parameters['id'];
  const id = text === undefined ? undefined : /^\d{1,15}$/.test(text) ? Number(text) : 0;
  const { currentData: user, error, isFetching } = useUserQuery(id ?? skipToken);
  return (
    <ListPage
      title="demo.pages.user"
      group="demo.menu.user"
      parents={[{ href: demoRoutes.hrefOf('users'), title: t('demo.menu.list') }]}
      recordName={user?.fullName ?? (isFetching && !error ? null : undefined)}
      badge={
        user ? (
          <>
            <UserRoleBadge role={user.role} />
            {user.status === 'active' ? null : (
              <Badge variant={STATUSES[user.status].variant}>{STATUSES[user.status].label}</Badge>
            )}
          </>
        ) : null
      }
    >
      {id === undefined ? <FirstUser /> : <KnownUser id={id} />}
    </ListPage>
  );
}
