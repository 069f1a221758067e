import type { Popover } from '@plinth/ui-kit/react/popover';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useRef, useState, type ComponentRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BellPopover } from '#core/bell/bell-popover.tsx';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { Deferred } from '#shared/deferred.tsx';
import { bellClicked, selectBadge } from '../notifications-slice.ts';

const load = async () => (await import('./bell-panel.tsx')).BellPanel;

/** A bell button that opens the notifications. Its badge shows the number of new ones until the next click. */
export function Bell() {
  const dispatch = useDispatch();
  const badge = useSelector(selectBadge);
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<ComponentRef<typeof Popover>>(null);
  const isIdle = useIdle();
  const { part: BellPanel, failed, retry } = useChunk(load, isOpen || isIdle);
  const close = () => {
    popover.current?.hide();
    setOpen(false);
  };
  const toggle = (open: boolean) => {
    setOpen(open);
    if (open) dispatch(bellClicked());
  };
  const placeholder = <Skeleton lines={4} className="bell-placeholder" />;
  return (
    <BellPopover badge={badge} popover={popover} onToggle={toggle}>
      {BellPanel ? (
        // It often loads together with other parts of the app.
        <Deferred paints={1} fallback={placeholder}>
          <BellPanel isOpen={isOpen} onClose={close} />
        </Deferred>
      ) : failed ? (
        <ChunkFailure onRetry={retry} />
      ) : (
        placeholder
      )}
    </BellPopover>
  );
}
