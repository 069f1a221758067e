import { useEffect, useState, type RefObject } from 'react';

/**
 * True once an element has been near the viewport.
 * @param distance the distance that counts as near, in pixels; larger for content that takes longer to load.
 * @param isPlaced whether the element is at its final position; before, it is not observed.
 */
export function useNearViewport(target: RefObject<HTMLElement | null>, distance: number, isPlaced = true): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || isNear || !isPlaced) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, distance, isPlaced, isNear]);
  return isNear;
}
