import { Rating } from '@plinth/ui-kit/react/rating';
import './product-rating.css';

interface Props {
  /** 1 to 5. */
  readonly rating: number;
  /** Writes the number beside the stars. */
  readonly hasNumber?: boolean;
}

/** The stars of a product. */
export function ProductRating({ rating, hasNumber = false }: Props) {
  return (
    <span className="product-rating">
      <Rating readonly size="small" label="Rating" labelHidden value={rating} />
      {hasNumber ? <bdi aria-hidden="true">{rating.toFixed(1)}</bdi> : null}
    </span>
  );
}
