import type { CatalogIcon } from '#icons/catalog.ts';

/** The languages that the code of an icon is available in. */
export type IconLanguage = 'html' | 'react';

/**
 * Returns the icons whose name or tags contain every word of a query: first those with the words in their name.
 * @param query an empty text finds every icon.
 */
export function findIcons(icons: readonly CatalogIcon[], query: string): readonly CatalogIcon[] {
  const words = query
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => text.includes(word));
  const named = icons.filter(({ name }) => hasAll(name));
  const tagged = icons.filter(({ name, tags }) => !hasAll(name) && hasAll([name, ...tags].join(' ').toLowerCase()));
  return [...named, ...tagged];
}

/** Returns the code that shows an icon: the element, or the imports and the component of React. */
export function iconCode({ id, name, path }: CatalogIcon, language: IconLanguage): string {
  return language === 'html'
    ? `<plinth-icon path="${path}"></plinth-icon>`
    : `import { ${id} } from '@plinth/ui-kit/icons/${name}';\nimport { Icon } from '@plinth/ui-kit/react/icon';\n\n<Icon path={${id}} />;`;
}
