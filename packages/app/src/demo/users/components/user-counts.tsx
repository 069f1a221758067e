import { formatNumber } from '@plinth/ui-kit/format';
import { useMemo } from 'react';
import type { ListState } from '#demo/_shared/list/use-list-address.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { PAID } from '#demo/_shared/users/use-user-page.ts';
import { countUsers } from '#demo/_shared/users/user-fields.ts';
import { useAllUsersQuery } from '#demo/_shared/users/users-api.ts';
import { Figure } from '#shared/figure.tsx';
import { Link } from '#shared/navigation.ts';

interface Tile {
  readonly name: string;
  readonly count: number;
  /** The figures that the count consists of. */
  readonly reason: string;
  /** The filters of the list that shows these users. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Whether the list shows exactly the users of the filters. */
function isShown({ q, filters }: ListState, expected: Readonly<Record<string, string>>): boolean {
  return q === '' && Object.entries(filters).every(([name, value]) => value === (expected[name] ?? ''));
}

/** Counts of all users, each a link to the list of them. */
export function UserCounts({ list }: { readonly list: ListState }) {
  const { data: users } = useAllUsersQuery();
  const tiles = useMemo((): readonly Tile[] => {
    const { total, paid, paidActive, paidPending, byStatus, byPlan } = countUsers(users ?? []);
    return [
      {
        name: 'Total',
        count: total,
        reason: `${byStatus.active} active, ${byStatus.pending} pending, ${byStatus.inactive} inactive`,
        filters: {},
      },
      {
        name: 'Paid',
        count: paid,
        reason: `${byPlan.team} team, ${byPlan.company} company, ${byPlan.enterprise} enterprise`,
        filters: { currentPlan: PAID },
      },
      { name: 'Active', count: byStatus.active, reason: `${paidActive} of them paid`, filters: { status: 'active' } },
      {
        name: 'Pending',
        count: byStatus.pending,
        reason: `${paidPending} of them paid`,
        filters: { status: 'pending' },
      },
    ];
  }, [users]);
  return (
    <nav className="user-counts" aria-label="Users by state">
      {tiles.map(({ name, count, reason, filters }) => (
        <Link
          key={name}
          to={demoRoutes.hrefOf('users', {}, filters)}
          aria-current={isShown(list, filters) || undefined}
        >
          <span className="user-counts-name">{name}</span>
          {users ? (
            <>
              <span className="user-counts-figure">
                <Figure>{formatNumber(count, 'en-US')}</Figure>
              </span>
              <span className="user-counts-reason">
                <bdi>{reason}</bdi>
              </span>
            </>
          ) : (
            <>
              <span className="user-counts-figure faint">–</span>
              <span className="user-counts-reason">&nbsp;</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
