import './card-skeleton.css';

interface Props {
  readonly height: 'low' | 'high';
}

/** The place of a card that is not rendered yet. */
export function CardSkeleton({ height }: Props) {
  return (
    <span className={`card-skeleton card-skeleton-${height}`} aria-hidden="true">
      <span className="skeleton-bar" />
      <span className="skeleton-bar" />
    </span>
  );
}
