import { useEffect, useState, type RefObject } from 'react';

/**
 * True once a place has been near the window.
 * @param distance how near, in pixels: the more, the longer what is fetched then takes.
 * @param isPlaced whether the place is where it will stay; before, it is not looked at.
 */
export function useNearViewport(place: RefObject<HTMLElement | null>, distance: number, isPlaced = true): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear || !isPlaced) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, distance, isPlaced, isNear]);
  return isNear;
}
