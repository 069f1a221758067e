import type { NamedType } from '@plinth/docs/named-type.ts';
import type { Package } from 'custom-elements-manifest/schema';
import { describe, expect, it } from 'vitest';
import { elementApis } from './api.ts';
import { definersModule, loadersModule, scopedModule } from './elements.ts';
import { llmsText } from './llms.ts';
import { typesModule } from './types.ts';

const path = 'src/elements/price-tag/price-tag.ts';
const source = '/**\n * A price.\n *\n * @dependency plinth-split-button\n */';
/** Declares the attribute of a member. The analyzer adds it; the manifest's schema has no such field. */
const withAttribute = (attribute: string) => ({ attribute });
/** Declares the types of an element, which the manifest's schema has no field for. */
const withTypes = (...types: readonly NamedType[]) => ({ types });
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
              description: 'The size.',
              ...withAttribute('size'),
            },
            {
              kind: 'field',
              name: 'isNew',
              type: { text: 'boolean' },
              default: 'false',
              description: 'Marks a new price.',
              ...withAttribute('is-new'),
            },
            {
              kind: 'field',
              name: 'defaultValue',
              type: { text: 'string' },
              description: 'The initial price.',
              ...withAttribute('value'),
            },
            {
              kind: 'field',
              name: 'rows',
              type: { text: 'readonly string[]' },
              description: 'The lines below the price.',
            },
            {
              kind: 'field',
              name: 'form',
              type: { text: 'HTMLFormElement | null' },
              readonly: true,
              description: 'The associated form.',
            },
            {
              kind: 'method',
              name: 'flash',
              parameters: [{ name: 'options', optional: true, type: { text: 'FlashOptions' } }],
              return: { type: { text: 'Promise<void>' } },
              description: 'Highlights the price.',
            },
          ],
          events: [
            {
              name: 'plinth-price-press',
              description: 'when the user presses the price.',
              type: { text: 'CustomEvent<undefined>' },
            },
          ],
          slots: [{ name: '', description: 'The price.' }],
          cssParts: [{ name: 'base', description: 'The wrapper.' }],
          ...withTypes({
            name: 'FlashOptions',
            description: 'How to highlight.',
            text: 'interface FlashOptions { readonly ms: number }',
          }),
          cssProperties: [{ name: '--plinth-price-tag-radius', description: 'Corner radius.', default: '2px' }],
        },
      ],
    },
  ],
};
const apis = elementApis(manifest);

describe('elementApis', () => {
  it('returns the settable properties and the methods', () => {
    const [api] = apis;
    expect(api?.tag).toBe('plinth-price-tag');
    expect(api?.properties.map(({ name }) => name)).toEqual(['size', 'isNew', 'defaultValue', 'rows']);
    expect(api?.methods.map(({ name }) => name)).toEqual(['flash']);
  });

  it('lists the values of an enumeration', () => {
    expect(apis[0]?.properties[0]).toMatchObject({
      type: "'medium' | 'large'",
      values: ['medium', 'large'],
      fallback: "'medium'",
    });
  });
});

describe('typesModule', () => {
  it('lists properties, attributes with other names, and events', () => {
    expect(typesModule(apis)).toContain(
      "'plinth-price-tag': Api<PlinthPriceTag, 'size' | 'isNew' | 'defaultValue' | 'rows', { 'is-new': 'isNew'; 'value': 'defaultValue' }, Pick<PlinthPriceTagEventMap, 'plinth-price-press'>>;",
    );
  });
});

describe('llmsText', () => {
  it('describes an element with its usage, its API and an example', () => {
    const text = llmsText(apis, (tag) => `<${tag}>$5</${tag}>`);
    const [, section = ''] = text.split('## plinth-price-tag');
    for (const line of [
      'A price. For totals use a stat.',
      '`size` (medium | large, default medium): The size.',
      '`is-new` (boolean): Marks a new price.',
      '`value` (property `defaultValue`) (string): The initial price.',
      '`rows` (property only)',
      '`flash(options?: FlashOptions): Promise<void>`: Highlights the price.',
      '/** How to highlight. */\ninterface FlashOptions { readonly ms: number }',
      'default: The price.',
      '`plinth-price-press` (`CustomEvent<undefined>`): when the user presses the price.',
      '`base`: The wrapper.',
      '`--plinth-price-tag-radius` (default 2px): Corner radius.',
      '<plinth-price-tag>$5</plinth-price-tag>',
    ])
      expect(section).toContain(line);
  });
});

describe('the generated modules', () => {
  it('register the dependencies of an element in the same registry', () => {
    const module = scopedModule(path, source);
    expect(module).toContain("import { define as defineSplitButton } from './split-button.ts';");
    expect(module).toContain("definer('price-tag', PlinthPriceTag, [defineSplitButton]);");
  });

  it('load elements by name or all at once', () => {
    expect(loadersModule(['price-tag'])).toContain("'price-tag': () => import('../scoped/price-tag.ts'),");
    expect(definersModule(['price-tag'])).toContain(
      "import { define as definePriceTag } from '../scoped/price-tag.ts';",
    );
  });
});
