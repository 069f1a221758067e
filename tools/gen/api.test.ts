import type { Package } from 'custom-elements-manifest/schema';
import { describe, expect, it } from 'vitest';
import { elementApis } from './api.ts';
import { definersModule, loadersModule, scopedModule } from './elements.ts';
import { llmsText } from './llms.ts';
import { typesModule } from './types.ts';

const path = 'src/elements/price-tag/price-tag.ts';
const source = '/**\n * A price.\n *\n * @dependency plinth-split-button\n */';
/** Declares the attribute of a member. The analyzer adds it; the manifest's schema has no such field. */
const by = (attribute: string) => ({ attribute });
const manifest: Package = {
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          name: 'PlinthPriceTag',
          description: 'A price.\nFor totals use a stat.',
          members: [
            {
              kind: 'field',
              name: 'size',
              type: { text: "'medium' | 'large'" },
              default: "'medium'",
              description: 'How large it is.',
              ...by('size'),
            },
            {
              kind: 'field',
              name: 'isNew',
              type: { text: 'boolean' },
              default: 'false',
              description: 'Says that it is new.',
              ...by('is-new'),
            },
            { kind: 'field', name: 'rows', type: { text: 'readonly string[]' }, description: 'Lines under it.' },
            {
              kind: 'field',
              name: 'form',
              type: { text: 'HTMLFormElement | null' },
              readonly: true,
              description: 'Its form.',
            },
            { kind: 'method', name: 'flash', description: 'Draws the eye to it.' },
          ],
          events: [
            { name: 'plinth-price-press', description: 'when a user presses it.', type: { text: 'CustomEvent' } },
          ],
          slots: [{ name: '', description: 'The price.' }],
          cssParts: [{ name: 'base', description: 'The frame.' }],
          cssProperties: [{ name: '--plinth-price-tag-radius', description: 'Corner radius.', default: '2px' }],
        },
      ],
    },
  ],
};
const apis = elementApis(manifest);

describe('what the manifest says of an element', () => {
  it('has the properties that a page can set, and the methods', () => {
    const [api] = apis;
    expect(api?.tag).toBe('plinth-price-tag');
    expect(api?.properties.map(({ name }) => name)).toEqual(['size', 'isNew', 'rows']);
    expect(api?.methods.map(({ name }) => name)).toEqual(['flash']);
  });

  it('has the words of a choice in full', () => {
    expect(apis[0]?.properties[0]).toMatchObject({
      type: "'medium' | 'large'",
      values: ['medium', 'large'],
      fallback: "'medium'",
    });
  });
});

describe('the types of the tags', () => {
  it('name properties, attributes that are called otherwise, and events', () => {
    expect(typesModule(apis)).toContain(
      "'plinth-price-tag': Api<PlinthPriceTag, 'size' | 'isNew' | 'rows', { 'is-new': 'isNew' }, Pick<PlinthPriceTagEventMap, 'plinth-price-press'>>;",
    );
  });
});

describe('llmsText', () => {
  it('describes an element with its usage, its API and an example', () => {
    const text = llmsText(apis, (tag) => `<${tag}>$5</${tag}>`);
    const [, section = ''] = text.split('## plinth-price-tag');
    for (const each of [
      'A price. For totals use a stat.',
      '`size` (medium | large, default medium): How large it is.',
      '`rows` (property only)',
      '`flash()`: Draws the eye to it.',
      'default: The price.',
      '`plinth-price-press`: when a user presses it.',
      '`base`: The frame.',
      '`--plinth-price-tag-radius` (default 2px): Corner radius.',
      '<plinth-price-tag>$5</plinth-price-tag>',
    ])
      expect(section).toContain(each);
  });
});

describe('the modules of a tag', () => {
  it('bring those that its template uses to the same registry', () => {
    const module = scopedModule(path, source);
    expect(module).toContain("import { define as defineSplitButton } from './split-button.ts';");
    expect(module).toContain("definer('price-tag', PlinthPriceTag, [defineSplitButton]);");
  });

  it('are loaded by the name of the tag, or all at once', () => {
    expect(loadersModule(['price-tag'])).toContain("'price-tag': () => import('../scoped/price-tag.ts'),");
    expect(definersModule(['price-tag'])).toContain(
      "import { define as definePriceTag } from '../scoped/price-tag.ts';",
    );
  });
});
