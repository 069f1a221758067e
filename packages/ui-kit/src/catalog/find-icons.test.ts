import { describe, expect, it } from 'vitest';
import { catalogTags } from '#icons/catalog-tags.ts';
import { catalog } from '#icons/catalog.ts';
import { findIcons, iconCode } from './find-icons.ts';

const bin = { name: 'trash', path: 'M3 6h18' };
const file = { name: 'file-x', path: 'M4 4h16' };
const x = { name: 'x', path: 'M18 6 6 18' };
const tags = { trash: 'delete, trash-2', 'file-x': 'delete, remove file', x: 'close, Delete' };

describe('findIcons', () => {
  it.each([
    ['', [bin, file, x]],
    ['delete', [bin, file, x]],
    ['X', [file, x]],
    ['delete file', [file]],
    ['trash-2', [bin]],
    ['close x', [x]],
    ['rocket', []],
  ])('finds for %j the icons with each word in their name or tags', (query, found) => {
    expect(findIcons([bin, file, x], query, tags)).toEqual(found);
  });

  it('lists icons with the words in their name first', () => {
    expect(findIcons([bin, file], 'file', { trash: 'file' })).toEqual([file, bin]);
  });

  it('searches only names without tags', () => {
    expect(findIcons([bin, file, x], 'delete')).toEqual([]);
  });

  it('finds an icon by its earlier name', () => {
    expect(findIcons(catalog, 'alarm-check', catalogTags).map(({ name }) => name)).toContain('alarm-clock-check');
  });
});

describe('iconCode', () => {
  it('is the element, or the imports and the component', () => {
    expect(iconCode(file, 'html')).toBe('<plinth-icon path="M4 4h16"></plinth-icon>');
    expect(iconCode(file, 'react')).toBe(
      "import { iconFileX } from '@plinth/ui-kit/icons/file-x';\nimport { Icon } from '@plinth/ui-kit/react/icon';\n\n<Icon path={iconFileX} />;",
    );
  });
});
