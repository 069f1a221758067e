import { MAIL_LABELS, type MailList } from '@plinth/api-client/demo/email';
import {
  iconFile,
  iconInbox,
  iconOctagonAlert,
  iconPencilLine,
  iconSend,
  iconStar,
  iconTrash2,
} from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import type { ReactNode } from 'react';
import { useMailsQuery } from '#demo/_shared/mails.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Link } from '#shared/navigation.ts';
import { FOLDER_NAMES, LABELS } from '../mail-lists.ts';
import { useCompose } from '../use-compose.ts';
import type { MailPlace } from '../use-mail-place.ts';

const FOLDERS: readonly MailList[] = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'];

const FOLDER_ICONS: Readonly<Record<MailList, string>> = {
  inbox: iconInbox,
  sent: iconSend,
  draft: iconFile,
  starred: iconStar,
  spam: iconOctagonAlert,
  trash: iconTrash2,
};

interface PlaceProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
  /** The noun for the counted things. */
  readonly countName?: string;
  readonly children: ReactNode;
}

function Place({ href, isCurrent, count = 0, countName, children }: PlaceProps) {
  return (
    <li>
      <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
        {children}
        {count > 0 ? (
          <span className="app-page-count">
            {count}
            <span className="visually-hidden"> {countName}</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

interface Props {
  readonly place: MailPlace;
  /** Whether a mail is open or being written, which has the filled button then. */
  readonly isWorking: boolean;
}

/** The button that begins a mail, the folders and the labels. */
export function EmailSide({ place, isWorking }: Props) {
  const compose = useCompose();
  // A mail that is being written stays open in another folder.
  const query = compose.name === null ? {} : { compose: compose.name };
  const { counts } = useMailsQuery(
    { folder: 'inbox' },
    { selectFromResult: ({ data }) => ({ counts: data?.emailsMeta }) },
  );
  const countOf: Readonly<Partial<Record<MailList, number>>> = counts ?? {};
  return (
    <>
      <Button
        className="email-compose"
        variant={isWorking ? 'secondary' : 'primary'}
        wide
        onClick={() => compose.open('new')}
      >
        <Icon slot="start" path={iconPencilLine} />
        Compose
        <span slot="end" className="app-page-key" aria-hidden="true">
          C
        </span>
      </Button>
      <ul className="app-page-places">
        {FOLDERS.map((folder) => (
          <Place
            key={folder}
            href={
              folder === 'inbox' ? demoRoutes.hrefOf('email', {}, query) : demoRoutes.hrefOf('email', { folder }, query)
            }
            isCurrent={place.folder === folder}
            count={countOf[folder]}
            countName={folder === 'draft' ? 'drafts' : 'unread'}
          >
            <Icon path={FOLDER_ICONS[folder]} />
            {FOLDER_NAMES[folder]}
          </Place>
        ))}
      </ul>
      <h2 className="app-page-places-title">Labels</h2>
      <ul className="app-page-places">
        {MAIL_LABELS.map((label) => (
          <Place
            key={label}
            href={demoRoutes.hrefOf('email-label', { label }, query)}
            isCurrent={place.label === label}
          >
            <span className={`mail-dot mail-dot-${LABELS[label].color}`} />
            {LABELS[label].name}
          </Place>
        ))}
      </ul>
    </>
  );
}
