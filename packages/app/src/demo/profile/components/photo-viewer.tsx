import type { Photo } from '@plinth/api-client/demo/profile';
import { iconChevronLeft, iconChevronRight } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Dialog } from '@plinth/ui-kit/react/dialog';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useRef, type ComponentRef } from 'react';
import { ProductPicture } from '#demo/_shared/shop/product-picture.tsx';
import { useKeydown } from '#demo/_shared/use-keydown.ts';

interface Props {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
}

/** Shows one photo over the page. The buttons and the arrow keys go to its neighbors. */
export function PhotoViewer({ photos, index, onIndexChange, onClose }: Props) {
  const isFirst = index === 0;
  const isLast = index === photos.length - 1;
  const dialog = useRef<ComponentRef<typeof Dialog>>(null);
  useKeydown(dialog, ({ key }) => {
    // The arrows point to where the next photo is, which is on the left in a page that is read from right to left.
    const step = (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0) * (document.dir === 'rtl' ? -1 : 1);
    const next = index + step;
    if (step !== 0 && next >= 0 && next < photos.length) onIndexChange(next);
  });
  const photo = photos[index];
  if (!photo) return null;
  return (
    <Dialog ref={dialog} open size="large" closable heading={photo.title} onDialogClose={onClose}>
      <div className="profile-drawing profile-viewer">
        <ProductPicture image={photo.drawing} />
      </div>
      <div slot="footer" className="profile-viewer-foot">
        <Button iconOnly label="Previous photo" disabled={isFirst} onClick={() => onIndexChange(index - 1)}>
          <Icon path={iconChevronLeft} mirrored />
        </Button>
        <output className="muted text-13">
          <bdi>
            Photo {index + 1} of {photos.length}
          </bdi>
        </output>
        <Button iconOnly label="Next photo" disabled={isLast} onClick={() => onIndexChange(index + 1)}>
          <Icon path={iconChevronRight} mirrored />
        </Button>
      </div>
    </Dialog>
  );
}
