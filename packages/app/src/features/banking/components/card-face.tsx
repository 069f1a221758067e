import type { VirtualCard } from '@plinth/api-client/resources/virtual-cards';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { columnLines } from '#shared/column-lines.ts';
import { Figure } from '#shared/figure.tsx';
import './card-face.css';

/** A simplified drawing with fewer lines, for its small size. */
const lines = columnLines(2);

/** An image of a virtual card with the brand, the last four digits of its number and the cardholder's name. */
export function CardFace({ card: { last4, name } }: { readonly card: Pick<VirtualCard, 'last4' | 'name'> }) {
  return (
    <div className="card-face">
      <svg
        className="card-face-drawing"
        viewBox="57 394 478 686"
        width="150"
        height="215"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path opacity="0.24" d={lines.shade} />
        <path opacity="0.42" d={lines.rules} />
        <path opacity="0.62" d={lines.flutes} />
        <path opacity="0.75" d={lines.outline} />
        <path className="card-face-brass" d={lines.brass} />
      </svg>
      <div className="card-face-brand">
        <BrandMark />
      </div>
      <div>
        <div className="card-face-number">
          <Figure>
            <span aria-hidden="true">···· </span>
            {last4}
          </Figure>
        </div>
        <div className="card-face-name text-13">{name}</div>
      </div>
    </div>
  );
}
