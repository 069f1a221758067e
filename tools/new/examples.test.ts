import { describe, expect, it } from 'vitest';
import { copyOf, linesToAdd, renameExample } from './examples.ts';

describe('renameExample', () => {
  it.each([
    [
      'packages/ui-kit/new/elements/example-item/example-item.ts',
      'packages/ui-kit/new/elements/price-tag/price-tag.ts',
    ],
    ['class PlinthExampleItem', 'class PlinthPriceTag'],
    ['exampleItemStyles', 'priceTagStyles'],
    ['EXAMPLE_ITEM_LIMIT', 'PRICE_TAG_LIMIT'],
    ['Layout/Example item', 'Layout/Price tag'],
    ['Lists the entries of example item.', 'Lists the entries of price tag.'],
  ])('renames %s', (text, renamed) => {
    expect(renameExample(text, 'price-tag')).toBe(renamed);
  });

  it('leaves a name that contains the name of the example', () => {
    expect(renameExample('example-item, ExampleItem', 'my-example-item')).toBe('my-example-item, MyExampleItem');
  });
});

describe('copyOf', () => {
  it.each([
    ["import { a } from '#new/define/example-item.ts';", "import { a } from '#define/price-tag.ts';"],
    ["import('#new/define/example-item.ts')", "import('#define/price-tag.ts')"],
    [
      "import { b } from '@plinth/api-client/new/demo/example-item';",
      "import { b } from '@plinth/api-client/demo/price-tag';",
    ],
    ["import { c } from '#core/new/c.ts';", "import { c } from '#core/new/c.ts';"],
  ])('imports in its place: %s', (text, copy) => {
    expect(copyOf(text, 'price-tag')).toBe(copy);
  });
});

it('reads the lines to add from the last section of a guide', () => {
  const guide = '# Add\n\n## First\n\n1. Step.\n\n## Lines to add\n\nIn `a.ts`: `exampleItem,`\n';
  expect(linesToAdd(guide, 'price-tag')).toBe('## Lines to add\n\nIn `a.ts`: `priceTag,`\n');
});
