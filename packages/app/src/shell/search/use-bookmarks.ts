import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#core/context.ts';

interface Bookmarks {
  /** Ids of pages, in the order in which they were bookmarked. */
  readonly bookmarks: readonly string[];
  readonly setBookmark: (id: string, isOn: boolean) => void;
}

/** The bookmarked pages of this browser, synchronised across its tabs (product.md#shell). */
export function useBookmarks(): Bookmarks {
  const { storage } = useServices();
  const [bookmarks, setBookmarks] = useState<readonly string[]>(() => storage.get('bookmarks') ?? []);
  useEffect(
    () =>
      storage.onChange((key) => {
        if (key === 'bookmarks') setBookmarks(storage.get('bookmarks') ?? []);
      }),
    [storage],
  );
  const setBookmark = useCallback(
    (id: string, isOn: boolean) => {
      const others = (storage.get('bookmarks') ?? []).filter((bookmark) => bookmark !== id);
      const newBookmarks = isOn ? [...others, id] : others;
      storage.set('bookmarks', newBookmarks);
      setBookmarks(newBookmarks);
    },
    [storage],
  );
  return { bookmarks, setBookmark };
}
