import { useEffect, useState, type RefObject } from 'react';

interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Links to the sections of a page, next to a wide page. */
export function OnThisPage({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    const page = content.current;
    if (!page) return undefined;
    const update = (): void => {
      const current = [...page.querySelectorAll<HTMLElement>('h2[id]')].map(({ id, textContent }) => ({
        id,
        text: textContent ?? '',
      }));
      setHeadings((previous) => (JSON.stringify(previous) === JSON.stringify(current) ? previous : current));
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [content]);
  if (headings.length < 2) return null;
  return (
    <nav className="docs-aside" aria-label="On this page">
      <p>On this page</p>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Storybook would treat a fragment in the address as another page.
                event.preventDefault();
                const heading = document.getElementById(id);
                if (!heading) return;
                heading.tabIndex = -1;
                heading.scrollIntoView();
                heading.focus({ preventScroll: true });
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
