/** The React wrappers on a server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementApis, type ApiProperty } from '../gen/api.ts';
import { KIT } from './sources.ts';

type Props = Readonly<Record<string, unknown>>;

const apis = elementApis(JSON.parse(readFileSync(join(KIT, 'custom-elements.json'), 'utf8')) as Package);

/** Returns a value of a property that differs from its default; undefined if its type is not that of an attribute. */
function sampleOf({ type, values }: ApiProperty): string | number | boolean | undefined {
  if (values.length > 0) return values.at(-1);
  const types = type.split(' | ');
  if (types.includes('boolean')) return true;
  if (types.includes('number')) return 3;
  return types.includes('string') ? 'x' : undefined;
}

async function loadWrapper(name: string): Promise<FunctionComponent<Props>> {
  const module = (await import(`../../packages/ui-kit/src/react/${name}.ts`)) as Readonly<
    Record<string, FunctionComponent<Props>>
  >;
  const [Wrapper] = Object.values(module);
  if (!Wrapper) throw new Error(`react/${name} exports nothing.`);
  return Wrapper;
}

describe.each(apis)('the React wrapper of $tag on a server', ({ name, tag, properties }) => {
  it('renders the properties that have an attribute, its content, and no event handler', async () => {
    const Wrapper = await loadWrapper(name);
    const samples = properties.flatMap((property) => {
      const value = sampleOf(property);
      return property.attribute === undefined || value === undefined ? [] : [{ ...property, value }];
    });
    const props = Object.fromEntries(samples.map((sample) => [sample.name, sample.value]));
    const markup = renderToString(
      createElement(Wrapper, { ...props, className: 'own', onInput: () => {}, onChange: () => {} }, 'Content'),
    );
    const attributes = samples.map(
      ({ attribute, value }) => `${attribute}="${typeof value === 'boolean' ? '' : value}"`,
    );
    expect(markup).toMatch(new RegExp(`^<${tag} [^>]*>Content</${tag}>$`));
    for (const attribute of [...attributes, 'class="own"', 'defer-hydration=""'])
      expect(markup).toContain(` ${attribute}`);
    expect(markup.toLowerCase()).not.toContain('oninput');
  });
});
