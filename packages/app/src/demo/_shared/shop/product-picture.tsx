import type { ProductDrawing } from '@plinth/api-client/demo/shop';
import { HOME_ART } from './art-home.ts';
import { PERSONAL_ART } from './art-personal.ts';
import type { Drawing } from './product-art.ts';
import './product-picture.css';

const DRAWINGS: Readonly<Record<ProductDrawing, Drawing>> = { ...HOME_ART, ...PERSONAL_ART };

/** The ground on which every product stands. */
const GROUND = 'M30 136.5H170';

/** The picture of a product, in the colors of the skin. The name of the product stands beside it. */
export function ProductPicture({ image }: { readonly image: ProductDrawing }) {
  return (
    <svg className="product-picture" viewBox="0 0 200 150" aria-hidden="true">
      <path className="art-hatching" d={GROUND} />
      {DRAWINGS[image].map(([stroke, path]) => (
        <path key={`${stroke} ${path}`} className={`art-${stroke}`} d={path} />
      ))}
    </svg>
  );
}
