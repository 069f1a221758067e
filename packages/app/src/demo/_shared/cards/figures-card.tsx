import type { CardFigures } from '@plinth/api-client/demo/cards';
import { Button } from '@plinth/ui-kit/react/button';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useState, type ReactNode } from 'react';
import { Figure } from '#shared/figure.tsx';
import { CardFrame } from './card-frame.tsx';
import { CardMenu } from './card-menu.tsx';
import type { FormatValue } from './card-text.ts';
import { FiguresTable } from './figures-table.tsx';
import type { PeriodChoice } from './use-period.ts';
import './figures-card.css';

/** The state of the call of a card. */
export interface CardQuery {
  /** The figures of the chosen period; undefined until they have loaded. */
  readonly currentData?: CardFigures | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The content that a card derives from its figures. */
export interface CardContent {
  /** The figure. */
  readonly value: string;
  /** The meaning of the figure, in a sentence. */
  readonly text: string;
  /** The chart, or the rows. */
  readonly drawing: ReactNode;
}

/** The heights of what is drawn, which its placeholder has too. */
export type CardHeight = 'chart' | 'chart-and-rows' | 'three-rows' | 'bar-and-rows' | 'report';

interface FailureProps {
  readonly height: CardHeight;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

function Failure({ height, isFetching, onRetry }: FailureProps) {
  return (
    <div role="alert" className={`figure-card-failure figures-${height}`}>
      <span>The figures did not load</span>
      <Button size="small" busy={isFetching} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function LoadingFigures({ height }: { readonly height: CardHeight }) {
  return (
    <div className={`figures-loading figures-${height}`}>
      <Skeleton className="figures-loading-value" />
      <Skeleton className="figures-loading-text" />
      <Skeleton shape="block" className="figures-loading-drawing" />
    </div>
  );
}

interface Props {
  readonly title: string;
  readonly id?: string | undefined;
  readonly query: CardQuery;
  readonly height: CardHeight;
  readonly choice?: PeriodChoice;
  /** Formats the values of the table. */
  readonly format: FormatValue;
  /** Replaces the menu. */
  readonly actions?: (view: { readonly isTable: boolean; readonly setTable: (isTable: boolean) => void }) => ReactNode;
  readonly className?: string;
  readonly children: (figures: CardFigures) => CardContent;
}

/** A card of figures that it loads itself: it fails and retries without the others, and can show its figures as a table. */
export function FiguresCard({ title, id, query, height, choice, format, actions, className, children }: Props) {
  const [isTable, setTable] = useState(false);
  const { currentData: data, isError, isFetching, refetch } = query;
  const isLoading = !data && !isError;
  const body = () => {
    if (isError) return <Failure height={height} isFetching={isFetching} onRetry={() => void refetch()} />;
    if (!data) return <LoadingFigures height={height} />;
    if (data.total === null)
      return <p className={`figure-card-failure figures-${height}`}>No figures yet in this period</p>;
    const { value, text, drawing } = children(data);
    return (
      <div className={`figures-${height}`}>
        {value === '' ? null : (
          <span className="figure-card-value">
            <Figure>{value}</Figure>
          </span>
        )}
        {text === '' ? null : (
          <p className="figure-card-text">
            <bdi>{text}</bdi>
          </p>
        )}
        {isTable ? <FiguresTable title={title} figures={data} format={format} /> : drawing}
      </div>
    );
  };
  return (
    <CardFrame
      title={title}
      id={id}
      isBusy={isLoading || (isFetching && !isError)}
      {...(className === undefined ? {} : { className })}
      actions={
        actions?.({ isTable, setTable }) ?? (
          <CardMenu title={title} isTable={isTable} onTableChange={setTable} {...(choice ? { choice } : {})} />
        )
      }
    >
      {body()}
    </CardFrame>
  );
}
