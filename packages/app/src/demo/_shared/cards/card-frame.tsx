import { useId, type ReactNode } from 'react';
import './card-frame.css';

/** Props of a card's frame. */
export interface CardFrameProps {
  readonly title: string;
  /** The anchor of the card, on pages with an index. */
  readonly id?: string | undefined;
  /** The buttons or the menu at the end of the title. */
  readonly actions?: ReactNode;
  /** Whether the content is loading. */
  readonly isBusy?: boolean;
  /** Whether the content reaches the edges, as a table does. */
  readonly isFlush?: boolean;
  /** A class for what this card alone has. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A dashboard card: a section with a title. The page decides whether it has a sheet of its own or shares one. */
export function CardFrame({
  title,
  id,
  actions,
  isBusy = false,
  isFlush = false,
  className,
  children,
}: CardFrameProps) {
  const headingId = useId();
  const classes = ['figure-card', isFlush ? 'figure-card-flush' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <section id={id} aria-labelledby={headingId} aria-busy={isBusy} className={classes}>
      <div className="figure-card-head">
        <h2 id={headingId}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
