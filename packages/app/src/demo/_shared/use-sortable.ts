import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Options {
  /** Matches the handles of the items. */
  readonly handle: string;
  /** Class of an item while it is moved. */
  readonly draggedClass: string;
}

/**
 * Lets the pointer move the items of a list by their handles.
 * @param isEnabled whether the items can be moved now.
 * @param onMove is called with the place of the moved item before and after.
 */
export function useSortable(
  list: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  { handle, draggedClass }: Options,
  onMove: (from: number, to: number) => void,
): void {
  const latestMove = useRef(onMove);
  useLayoutEffect(() => {
    latestMove.current = onMove;
  }, [onMove]);
  useEffect(() => {
    const element = list.current;
    if (!element || !isEnabled) return undefined;
    let isCurrent = true;
    let destroy = () => undefined as void;
    void import('sortablejs').then(({ default: Sortable }) => {
      if (!isCurrent) return;
      const sortable = Sortable.create(element, {
        handle,
        animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120,
        ghostClass: draggedClass,
        onEnd: ({ item, oldIndex, newIndex }) => {
          if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return;
          // React moves the item itself once the new order is in the store.
          item.remove();
          element.insertBefore(item, element.children[oldIndex] ?? null);
          latestMove.current(oldIndex, newIndex);
        },
      });
      destroy = () => sortable.destroy();
    });
    return () => {
      isCurrent = false;
      destroy();
    };
  }, [list, isEnabled, handle, draggedClass]);
}
