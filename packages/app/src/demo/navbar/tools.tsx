import { createPortal } from 'react-dom';
import { DemoBookmarks } from './bookmarks.tsx';
import { Cart } from './cart.tsx';
import { DemoSearch } from './search.tsx';
import type { ToolsProps } from './tools-props.ts';
import { useBookmarks } from './use-bookmarks.ts';

/** Search and cart, and the bookmarks at the start of the navbar. */
export function Tools({ pages, findOpenPage, current, start, loadSections }: ToolsProps) {
  const bookmarks = useBookmarks({ pages, findOpenPage });
  return (
    <>
      <DemoSearch bookmarks={bookmarks} findOpenPage={findOpenPage} loadSections={loadSections} />
      <Cart />
      {start
        ? createPortal(<DemoBookmarks bookmarks={bookmarks} current={current} loadSections={loadSections} />, start)
        : null}
    </>
  );
}
