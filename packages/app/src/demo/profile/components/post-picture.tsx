import { PHOTO_DRAWINGS } from '@plinth/api-client/demo/profile';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { safeUrl } from '#shared/safe-url.ts';

/** The picture of a post: a drawing of the sample data, or one that was added. */
export function PostPicture({ image, author }: { readonly image: string; readonly author: string }) {
  const drawing = PHOTO_DRAWINGS.find((name) => name === image);
  if (drawing) {
    return (
      <div className="profile-drawing profile-post-drawing">
        <ProductPicture image={drawing} />
      </div>
    );
  }
  const src = safeUrl(image, location.origin);
  return src === null ? null : <img className="profile-post-picture" src={src} alt={`Added by ${author}`} />;
}
