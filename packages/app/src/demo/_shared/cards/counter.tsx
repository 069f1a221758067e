import { Button } from '@plinth/ui-kit/react/button';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import type { ReactNode } from 'react';
import { useFindOpenPage } from '#core/demo/open-pages.ts';
import { Figure } from '#shared/figure.tsx';
import { Link } from '#shared/navigation.ts';
import './counters.css';

interface CounterProps {
  readonly name: string;
  /** The figure; null until it has loaded. */
  readonly value: string | null;
  readonly reason: string;
  /** The list of what is counted. */
  readonly href: string;
  readonly isError?: boolean;
  readonly onRetry?: () => void;
}

function CounterContent({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="counter-name">{name}</span>
      {children}
    </>
  );
}

/** A count in a strip: its figure, the reason for it, and a link to what is counted. */
export function Counter({ name, value, reason, href, isError = false, onRetry }: CounterProps) {
  const findOpenPage = useFindOpenPage();
  if (isError)
    return (
      <li>
        <div className="counter" role="alert">
          <CounterContent name={name}>
            <span className="counter-reason">Not loaded</span>
            <Button size="small" label={`Try again: ${name}`} onClick={onRetry}>
              Try again
            </Button>
          </CounterContent>
        </div>
      </li>
    );
  const content = (
    <CounterContent name={name}>
      {value === null ? (
        <Skeleton className="counter-skeleton" />
      ) : (
        <>
          <b className="counter-value">
            <Figure>{value}</Figure>
          </b>
          <span className="counter-reason">
            <bdi>{reason}</bdi>
          </span>
        </>
      )}
    </CounterContent>
  );
  return (
    <li aria-busy={value === null}>
      {findOpenPage(href) ? (
        <Link className="counter" to={href}>
          {content}
        </Link>
      ) : (
        <div className="counter">{content}</div>
      )}
    </li>
  );
}
