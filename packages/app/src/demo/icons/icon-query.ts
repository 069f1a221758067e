import type { IconLanguage } from '@plinth/ui-kit/find-icons';

/** The sizes that icons can have on the page, in pixels. */
export const ICON_SIZES = { min: 12, max: 48, default: 24 } as const;

/** Search, size and language of the icons, read from the address. */
export interface IconQuery {
  readonly q: string;
  /** In pixels. */
  readonly size: number;
  /** The language in which code is copied. */
  readonly language: IconLanguage;
}

/** Reads what the address says; a size that the slider does not have is the default. */
export function readIconQuery(query: URLSearchParams): IconQuery {
  const text = query.get('size') ?? '';
  const size = /^\d{1,2}$/.test(text) ? Number(text) : ICON_SIZES.default;
  const isOffered = size >= ICON_SIZES.min && size <= ICON_SIZES.max;
  return {
    q: query.get('q') ?? '',
    size: isOffered ? size : ICON_SIZES.default,
    language: query.get('code') === 'react' ? 'react' : 'html',
  };
}
