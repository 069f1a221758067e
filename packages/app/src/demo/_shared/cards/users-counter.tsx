import { countText } from '../amounts.ts';
import { demoRoutes } from '../routes.ts';
import { countUsers } from '../users/user-fields.ts';
import { useAllUsersQuery } from '../users/users-api.ts';
import { Counter } from './counter.tsx';

/** The number of users, with a link to them. */
export function UsersCounter({ name }: { readonly name: string }) {
  const { data, isError, refetch } = useAllUsersQuery();
  const { total, byStatus } = countUsers(data ?? []);
  return (
    <Counter
      name={name}
      value={data ? countText(total) : null}
      reason={`${byStatus.pending} pending`}
      href={demoRoutes.hrefOf('users')}
      isError={isError}
      onRetry={() => void refetch()}
    />
  );
}
