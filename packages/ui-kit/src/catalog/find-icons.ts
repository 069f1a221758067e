import type { CatalogIcon } from '#icons/catalog.ts';

/** The languages that the code of an icon is available in. */
export type IconLanguage = 'html' | 'react';

/**
 * Returns the icons whose name or tags contain every word of a query: first those with the words in their name.
 * @param query an empty text finds every icon.
 * @param tags the words to find an icon by, by its name: `catalogTags`. Without them, only names are searched.
 */
export function findIcons(
  icons: readonly CatalogIcon[],
  query: string,
  tags: Readonly<Record<string, string>> = {},
): readonly CatalogIcon[] {
  const words = query
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => text.includes(word));
  const named = icons.filter(({ name }) => hasAll(name));
  const tagged = icons.filter(({ name }) => !hasAll(name) && hasAll(`${name} ${tags[name] ?? ''}`.toLowerCase()));
  return [...named, ...tagged];
}

/** Returns the name of the export of an icon: `iconArrowUp` for `arrow-up`. */
export function iconExport(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `icon${words.join('')}`;
}

/** Returns the code that shows an icon: the element, or the imports and the component of React. */
export function iconCode({ name, path }: CatalogIcon, language: IconLanguage): string {
  if (language === 'html') return `<plinth-icon path="${path}"></plinth-icon>`;
  const id = iconExport(name);
  return `import { ${id} } from '@plinth/ui-kit/icons/${name}';\nimport { Icon } from '@plinth/ui-kit/react/icon';\n\n<Icon path={${id}} />;`;
}
