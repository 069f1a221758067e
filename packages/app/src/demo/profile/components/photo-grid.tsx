import type { Photo } from '@plinth/api-client/demo/profile';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { useQuery } from '#shared/navigation.ts';
import { PhotoViewer } from './photo-viewer.tsx';

interface Props {
  readonly photos: readonly Photo[];
  /** Whether the photos are small, in a card beside others. */
  readonly isCompact?: boolean;
}

/** Photos that open in a viewer. The address names the open one. */
export function PhotoGrid({ photos, isCompact = false }: Props) {
  const { query, setQuery } = useQuery();
  const index = photos.findIndex(({ id }) => String(id) === query.get('photo'));
  if (photos.length === 0) return <EmptyState heading="No photos yet" text="Photos that you add appear here." />;
  return (
    <>
      <ul className={isCompact ? 'profile-photos profile-photos-compact' : 'profile-photos'}>
        {photos.map(({ id, title, drawing }) => (
          <li key={id}>
            <button
              type="button"
              className="profile-drawing"
              aria-haspopup="dialog"
              aria-label={`Open photo “${title}”`}
              onClick={() => setQuery({ photo: String(id) })}
            >
              <ProductPicture image={drawing} />
            </button>
          </li>
        ))}
      </ul>
      {index < 0 ? null : (
        <PhotoViewer
          photos={photos}
          index={index}
          onIndexChange={(next) => setQuery({ photo: String(photos[next]?.id) }, { replace: true })}
          onClose={() => setQuery({ photo: null })}
        />
      )}
    </>
  );
}
