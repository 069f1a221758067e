import type { PostDrawing as DrawingName } from '@plinth/api-client/demo/blog';
import '../shop/product-picture.css';
import { POST_ART } from './post-art.ts';

interface Props {
  readonly drawing: DrawingName;
  readonly className?: string;
}

/** The ground on which every drawing stands. */
const GROUND = 'M16 92.5H184';

/** A drawing of a subject in the colors of the skin. It is hidden from screen readers: the title beside it names the subject. */
export function PostDrawing({ drawing, className = '' }: Props) {
  return (
    <svg className={`product-picture ${className}`} viewBox="0 0 200 100" aria-hidden="true">
      <path className="art-hatching" d={GROUND} />
      {POST_ART[drawing].map(([stroke, path]) => (
        <path key={`${stroke} ${path}`} className={`art-${stroke}`} d={path} />
      ))}
    </svg>
  );
}
