import { POST_DRAWINGS } from '@plinth/api-client/demo/blog';
import { PostDrawing } from '#demo/_shared/drawings/post-drawing.tsx';
import { safeUrl } from '#shared/safe-url.ts';

/** The picture of a post: a drawing in the colors of the skin, or an uploaded one. The title of the post stands beside it. */
export function PostPicture({ img }: { readonly img: string }) {
  const drawing = POST_DRAWINGS.find((name) => name === img);
  if (drawing !== undefined) return <PostDrawing drawing={drawing} className="post-drawing" />;
  const address = img.startsWith('data:image/') ? img : safeUrl(img, location.origin);
  return address === null ? null : <img className="post-photo" src={address} alt="" />;
}
