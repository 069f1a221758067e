import { Button } from '@plinth/ui-kit/react/button';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import type { ReactNode } from 'react';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { Figure } from '#shared/figure.tsx';
import { Link } from '#shared/navigation.ts';
import { ROW_COUNT } from '../today.ts';

/** A row of a list, which opens its record. */
export interface RecordRow {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly text: string;
  /** A date or an amount at the end. */
  readonly end: string;
  /** Whether the end says that something is late. */
  readonly isLate?: boolean;
}

interface Props {
  readonly title: string;
  /** The page with the whole list. */
  readonly href: string;
  /** The rows; undefined until they have loaded. */
  readonly rows: readonly RecordRow[] | undefined;
  readonly isError: boolean;
  readonly onRetry: () => unknown;
  /** The figure over the rows and what it means; empty texts until they are known. */
  readonly lead?: { readonly value: string; readonly text: string };
  /** The text without rows. */
  readonly empty: string;
}

const PLACEHOLDERS = Array.from({ length: ROW_COUNT }, (_, index) => index);

/** The first rows of a list of an app. It fails and retries without the others. */
export function RecordsCard({ title, href, rows, isError, onRetry, lead, empty }: Props) {
  const body = (): ReactNode => {
    if (isError)
      return (
        <div role="alert" className="record-rows figure-card-failure">
          <span>The list did not load</span>
          <Button size="small" onClick={() => void onRetry()}>
            Try again
          </Button>
        </div>
      );
    if (!rows)
      return (
        <ul key="placeholders" className="record-rows" aria-hidden="true">
          {PLACEHOLDERS.map((row) => (
            <li key={row} className="record-row">
              <Skeleton className="record-skeleton" />
            </li>
          ))}
        </ul>
      );
    if (rows.length === 0)
      return (
        <div className="record-rows figure-card-failure">
          <span>{empty}</span>
        </div>
      );
    return (
      <ul key="rows" className="record-rows">
        {rows.slice(0, ROW_COUNT).map(({ id, href: rowHref, name, text, end, isLate = false }) => (
          <li key={id}>
            <Link className="record-row" to={rowHref}>
              <span className="record-texts">
                <bdi className="record-name">{name}</bdi>
                <bdi className="record-text">{text}</bdi>
              </span>
              <bdi className={isLate ? 'record-end record-late' : 'record-end'}>{end}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    );
  };
  return (
    <CardFrame
      title={title}
      isFlush
      isBusy={!rows && !isError}
      actions={
        <Link to={href} aria-label={`Show all: ${title}`}>
          Show all
        </Link>
      }
    >
      {lead ? (
        <div className="record-lead">
          <span className="record-lead-value">
            {lead.value === '' ? <Skeleton className="record-lead-skeleton" /> : <Figure>{lead.value}</Figure>}
          </span>
          <p className="figure-card-text">
            <bdi>{lead.text}</bdi>
          </p>
        </div>
      ) : null}
      {body()}
    </CardFrame>
  );
}
