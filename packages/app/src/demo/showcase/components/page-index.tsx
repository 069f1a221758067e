import { useState } from 'react';
import { useCurrentAnchor } from './use-current-anchor.ts';

interface Props {
  readonly entries: readonly { readonly anchor: string; readonly title: string }[];
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
