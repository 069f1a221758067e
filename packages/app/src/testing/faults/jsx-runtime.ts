/**
 * The JSX runtime of the fault tests: React's, and it reports siblings with the same key, which React confuses when they
 * change. React itself reports them only in its development build, in which every fault of every call would take too long.
 */
import { isValidElement } from 'react';
import * as react from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/** Reports the keys that elements of a list share, and those of the lists in it. */
function reportDuplicateKeys(children: unknown): void {
  if (!Array.isArray(children)) return;
  const keys = new Set<string>();
  const duplicates = new Set<string>();
  for (const child of children as readonly unknown[]) {
    reportDuplicateKeys(child);
    const key = isValidElement(child) ? child.key : null;
    if (key === null) continue;
    if (keys.has(key)) duplicates.add(key);
    keys.add(key);
  }
  if (duplicates.size > 0) reportError(new Error(`Siblings have the same key: ${[...duplicates].join()}`));
}

export const jsx: typeof react.jsx = (type, props, key) => {
  reportDuplicateKeys((props as { readonly children?: unknown }).children);
  return react.jsx(type, props, key);
};

export const jsxs: typeof react.jsxs = (type, props, key) => {
  reportDuplicateKeys((props as { readonly children?: unknown }).children);
  return react.jsxs(type, props, key);
};
