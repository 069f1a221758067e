import { afterEach, describe, expect, it } from 'vitest';
import {
  allowedValues,
  renderedMarkup,
  createElement,
  propertiesOf,
  mount,
  rendered,
  specimens,
  type Property,
} from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

afterEach(() => document.body.replaceChildren());

const HOSTILE: readonly (readonly [name: string, value: unknown])[] = [
  ['null', null],
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['a negative number', -1],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a symbol', Symbol('odd')],
  ['an object', {}],
  ['a list of null and undefined', [null, undefined]],
  ['a function', () => 'odd'],
  ['a long string', 'x'.repeat(100_000)],
  ['markup', '<img src=x onerror=alert(1)>'],
];

/** Returns two sample values for a property with their attribute values; null means that the attribute is absent. */
function samplesOf(
  { type, attribute }: Property,
  value: unknown,
): readonly (readonly [value: unknown, attribute: string | null])[] {
  if (attribute === undefined) return [];
  if (type?.text === 'boolean')
    return [
      [true, ''],
      [false, null],
    ];
  const isNumber = typeof value === 'number' || /\bnumber\b(?!\])/.test(type?.text ?? '');
  return isNumber
    ? [
        [7, '7'],
        [9, '9'],
      ]
    : [
        ['some', 'some'],
        ['other', 'other'],
      ];
}

describe.each(specimens)('$tag', (specimen) => {
  const isEnumerated = ({ name }: Property): boolean => allowedValues(specimen.tag, name) !== undefined;
  const properties = propertiesOf(specimen);
  const withAttribute = properties.flatMap((each) =>
    each.attribute === undefined ? [] : [[each.attribute, each] as const],
  );

  it.each(properties.map(({ name }) => name))(
    'accepts any value of %s without an error, and renders the same with the original one',
    async (name) => {
      const element = await mount(specimen);
      const before = renderedMarkup(element);
      const original: unknown = Reflect.get(element, name);
      for (const [kind, value] of HOSTILE) {
        Reflect.set(element, name, value);
        await expect(rendered(element), `${name} = ${kind}`).resolves.toBeUndefined();
      }
      Reflect.set(element, name, original);
      await rendered(element);
      expect(renderedMarkup(element)).toBe(before);
    },
  );

  it.each(withAttribute.filter(([, each]) => !isEnumerated(each)))(
    'reads its attribute %s, and reflects the property if the manifest says so',
    async (attribute, property) => {
      const element = await mount(specimen);
      const [first, second] = samplesOf(property, Reflect.get(element, property.name));
      if (!first || !second) throw new Error(`${property.name} has no samples.`);
      element.setAttribute(attribute, first[1] ?? '');
      expect(Reflect.get(element, property.name)).toBe(first[0]);
      Reflect.set(element, property.name, second[0]);
      await rendered(element);
      expect(element.getAttribute(attribute)).toBe(property.reflects ? second[1] : first[1]);
    },
  );

  it.each(withAttribute.filter(([, each]) => isEnumerated(each)))(
    'falls back to its default for an unknown %s',
    async (attribute, { name }) => {
      const element = await mount({
        ...specimen,
        markup: specimen.markup.replace(new RegExp(` ${attribute}="[^"]*"`), ''),
      });
      const [fallback, drawn]: [unknown, string] = [Reflect.get(element, name), renderedMarkup(element)];
      element.setAttribute(attribute, 'no-such-value');
      await rendered(element);
      expect([Reflect.get(element, name), renderedMarkup(element)]).toEqual([fallback, drawn]);
    },
  );

  it('applies every property that a script set before its definition', async () => {
    const reference = createElement(specimen);
    const set = properties.flatMap((each) => {
      const value: unknown = Reflect.get(reference, each.name);
      return isEnumerated(each)
        ? []
        : samplesOf(each, value)
            .slice(0, 1)
            .map(([sample]) => [each.name, sample] as const);
    });
    const tag = `${specimen.tag}-late`;
    const early = Object.assign(document.createElement(tag), Object.fromEntries(set));
    document.body.append(early);
    const Base = reference.constructor as CustomElementConstructor;
    customElements.define(tag, class extends Base {});
    await rendered(early);
    expect(set.map(([name]) => [name, Reflect.get(early, name)])).toEqual(set);
    expect(set.filter(([name]) => Object.hasOwn(early, name))).toEqual([]);
  });
});
