import { useEffect, useState } from 'react';

/** The distance from the top of the window at which a section may begin to be the current one, as a share of its height. */
const LINE = 0.3;

/** Returns the last section that begins above the line. */
const currentOf = (anchors: readonly string[]): string | undefined =>
  anchors.findLast((anchor) => {
    const section = document.getElementById(anchor);
    return section !== null && section.getBoundingClientRect().top <= innerHeight * LINE;
  }) ?? anchors[0];

/** Returns the anchor of the section that is read: it changes as the page scrolls. */
export function useCurrentAnchor(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(currentOf(anchors)));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', update);
    };
  }, [anchors]);
  return current;
}
