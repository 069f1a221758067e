import { afterEach, describe, expect, it } from 'vitest';
import { allowedValues, drawnBy, make, propertiesOf, put, rendered, specimens, type Property } from '../specimens.ts';

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
  ['a list of nothings', [null, undefined]],
  ['a function', () => 'odd'],
  ['a huge string', 'x'.repeat(100_000)],
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
    'takes anything as %s without an error, and is itself again afterwards',
    async (name) => {
      const element = await put(specimen);
      const before = drawnBy(element);
      const good: unknown = Reflect.get(element, name);
      for (const [kind, value] of HOSTILE) {
        Reflect.set(element, name, value);
        await expect(rendered(element), `${name} = ${kind}`).resolves.toBeUndefined();
      }
      Reflect.set(element, name, good);
      await rendered(element);
      expect(drawnBy(element)).toBe(before);
    },
  );

  it.each(withAttribute.filter(([, each]) => !isEnumerated(each)))(
    'follows its attribute %s, and reflects as the manifest says',
    async (attribute, property) => {
      const element = await put(specimen);
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
    'falls back to its default for a %s that it does not know',
    async (attribute, { name }) => {
      const element = await put({
        ...specimen,
        markup: specimen.markup.replace(new RegExp(` ${attribute}="[^"]*"`), ''),
      });
      const [fallback, drawn]: [unknown, string] = [Reflect.get(element, name), drawnBy(element)];
      element.setAttribute(attribute, 'no-such-value');
      await rendered(element);
      expect([Reflect.get(element, name), drawnBy(element)]).toEqual([fallback, drawn]);
    },
  );

  it('applies every property that a script set before its definition', async () => {
    const known = make(specimen);
    const set = properties.flatMap((each) => {
      const value: unknown = Reflect.get(known, each.name);
      return isEnumerated(each)
        ? []
        : samplesOf(each, value)
            .slice(0, 1)
            .map(([sample]) => [each.name, sample] as const);
    });
    const tag = `${specimen.tag}-late`;
    const early = Object.assign(document.createElement(tag), Object.fromEntries(set));
    document.body.append(early);
    const Base = known.constructor as CustomElementConstructor;
    customElements.define(tag, class extends Base {});
    await rendered(early);
    expect(set.map(([name]) => [name, Reflect.get(early, name)])).toEqual(set);
    expect(set.filter(([name]) => Object.hasOwn(early, name))).toEqual([]);
  });
});
