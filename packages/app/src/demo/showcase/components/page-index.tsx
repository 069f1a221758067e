import { useEffect, useState } from 'react';

interface Props {
  readonly entries: readonly { readonly anchor: string; readonly title: string }[];
}

/** The share of the window, from its top, in which the heading of the current section is. */
const CURRENT_ZONE = '0px 0px -70% 0px';

/** Returns the anchor of the section that is at the top of the window. */
function useCurrentAnchor(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]);
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = anchors.find((anchor) => visible.has(anchor));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: CURRENT_ZONE },
    );
    for (const anchor of anchors) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [anchors]);
  return current;
}

/** Links to the sections of the page; the one at the top of the window is marked. */
export function PageIndex({ entries }: Props) {
  const [anchors] = useState(() => entries.map(({ anchor }) => anchor));
  const current = useCurrentAnchor(anchors);
  return (
    <nav className="showcase-index" aria-labelledby="showcase-index-heading">
      <h2 id="showcase-index-heading">On this page</h2>
      <ul>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
