import { POST_DRAWINGS } from '@plinth/api-client/demo/blog';
import { safeUrl } from '#shared/safe-url.ts';
import { POST_ART } from '../art.ts';
import '#demo/_shared/shop/product-picture.css';

/** The ground on which every drawing stands. */
const GROUND = 'M16 92.5H184';

/** The picture of a post: a drawing in the colors of the skin, or an uploaded one. The title of the post stands beside it. */
export function PostPicture({ img }: { readonly img: string }) {
  const drawing = POST_DRAWINGS.find((name) => name === img);
  if (drawing === undefined) {
    const address = img.startsWith('data:image/') ? img : safeUrl(img, location.origin);
    return address === null ? null : <img className="post-photo" src={address} alt="" />;
  }
  return (
    <svg className="product-picture post-drawing" viewBox="0 0 200 100" aria-hidden="true">
      <path className="art-hatching" d={GROUND} />
      {POST_ART[drawing].map(([stroke, path]) => (
        <path key={`${stroke} ${path}`} className={`art-${stroke}`} d={path} />
      ))}
    </svg>
  );
}
