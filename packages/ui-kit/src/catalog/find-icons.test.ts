import { describe, expect, it } from 'vitest';
import { catalog } from '#icons/catalog.ts';
import { findIcons, iconCode } from './find-icons.ts';

const bin = { name: 'trash', id: 'iconTrash', path: 'M3 6h18', tags: ['delete', 'trash-2'] };
const file = { name: 'file-x', id: 'iconFileX', path: 'M4 4h16', tags: ['delete', 'remove file'] };
const x = { name: 'x', id: 'iconX', path: 'M18 6 6 18', tags: ['close', 'Delete'] };

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
    expect(findIcons([bin, file, x], query)).toEqual(found);
  });

  it('lists icons with the words in their name first', () => {
    expect(findIcons([{ ...bin, tags: ['file'] }, file], 'file').map(({ name }) => name)).toEqual(['file-x', 'trash']);
  });

  it('finds an icon by its earlier name', () => {
    expect(findIcons(catalog, 'alarm-check').map(({ name }) => name)).toContain('alarm-clock-check');
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
