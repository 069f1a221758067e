import { describe, expect, it } from 'vitest';
import { allowedValues, propertiesOf, specimens } from '../specimens.ts';

import.meta.glob('../../define/*.ts', { eager: true });

/** An enumerated property of an element, with the list in its `of` and the values in the manifest. */
interface Enumeration {
  readonly tag: string;
  readonly name: string;
  readonly type: string;
  readonly values: readonly unknown[];
}

const enumerations: readonly Enumeration[] = specimens.flatMap((specimen) =>
  propertiesOf(specimen).flatMap(({ name, type }) => {
    const values = allowedValues(specimen.tag, name);
    return values ? [{ tag: specimen.tag, name, type: type?.text ?? '', values }] : [];
  }),
);

it('finds the enumerated properties of the kit', () => {
  expect(enumerations.length).toBeGreaterThan(70);
});

describe.each(enumerations)('$tag, $name', ({ type, values }) => {
  const allowed = values.filter((value): value is string => typeof value === 'string').toSorted();

  it('has the union of its values as its type in the manifest', () => {
    const members = type.split(' | ').filter((member) => member !== 'undefined');
    expect(members.toSorted()).toEqual(allowed.map((value) => `'${value}'`));
  });
});

it('has no type with a line break in the manifest', () => {
  const types = specimens.flatMap(({ tag, declaration }) =>
    (declaration.members ?? []).flatMap((member) =>
      member.kind === 'field' && member.type?.text.includes('\n') ? [`${tag} ${member.name}`] : [],
    ),
  );
  expect(types).toEqual([]);
});
