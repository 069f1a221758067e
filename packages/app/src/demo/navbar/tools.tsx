import { createPortal } from 'react-dom';
import type { NavbarToolsProps } from '#core/demo/demo-app.ts';
import { DemoBookmarks } from './bookmarks.tsx';
import { Cart } from './cart.tsx';
import { DemoSearch } from './search.tsx';
import { useBookmarks } from './use-bookmarks.ts';

/** Search and cart, and the bookmarks at the start of the navbar. */
export function Tools({ pages, findOpenPage, current, start }: NavbarToolsProps) {
  const bookmarks = useBookmarks({ pages, findOpenPage });
  return (
    <>
      <DemoSearch bookmarks={bookmarks} findOpenPage={findOpenPage} />
      <Cart />
      {start ? createPortal(<DemoBookmarks bookmarks={bookmarks} current={current} />, start) : null}
    </>
  );
}
