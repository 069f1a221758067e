import { iconMail, iconReceiptText, iconSquareCheckBig, iconUsers } from '@plinth/ui-kit/icons';
import { Icon } from '@plinth/ui-kit/react/icon';
import { countText } from '#demo/_shared/amounts.ts';
import { useInvoicesQuery } from '#demo/_shared/invoices/invoices-api.ts';
import { useMailsQuery } from '#demo/_shared/mails.ts';
import { useTasksQuery } from '#demo/_shared/tasks.ts';
import { useAllUsersQuery } from '#demo/_shared/users/users-api.ts';
import { Figure } from '#shared/figure.tsx';

/** One invoice is enough: the response has the number of all. */
const ONE_INVOICE = { perPage: 1 };

interface Tile {
  readonly name: string;
  /** The number of records; undefined until it is known. */
  readonly count: number | undefined;
  readonly icon: string;
}

/** Returns how many records the apps have. */
function useCounts(): readonly Tile[] {
  const mails = useMailsQuery({ folder: 'inbox' });
  const tasks = useTasksQuery({});
  const invoices = useInvoicesQuery(ONE_INVOICE);
  const users = useAllUsersQuery();
  return [
    { name: 'Emails in the inbox', count: mails.data?.emails.length, icon: iconMail },
    { name: 'Tasks', count: tasks.data?.length, icon: iconSquareCheckBig },
    { name: 'Invoices', count: invoices.data?.total, icon: iconReceiptText },
    { name: 'Users', count: users.data?.length, icon: iconUsers },
  ];
}

/** Tiles with a count and an icon, beside each other or under each other. */
export function Tiles({ isVertical = false }: { readonly isVertical?: boolean }) {
  const counts = useCounts();
  return (
    <ul className="figure-tiles">
      {counts.map(({ name, count, icon }) => (
        <li key={name} className={`figure-sheet figure-tile ${isVertical ? 'figure-tile-vertical' : ''}`}>
          {isVertical ? <Icon path={icon} /> : null}
          <div>
            <b className="figure-tile-value">
              <Figure>{count === undefined ? '–' : countText(count)}</Figure>
            </b>
            <span className="figure-tile-name">{name}</span>
          </div>
          {isVertical ? null : <Icon path={icon} />}
        </li>
      ))}
    </ul>
  );
}
