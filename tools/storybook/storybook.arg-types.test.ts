import manifest from '@plinth/ui-kit/custom-elements.json' with { type: 'json' };
import type { Package } from 'custom-elements-manifest/schema';
import { expect, it } from 'vitest';
import { argTypes } from '../../.storybook/arg-types.ts';
import { elementApis } from '../gen/api.ts';

const enumerations = elementApis(manifest as Package).flatMap(({ name: element, properties }) =>
  properties.filter(({ values }) => values.length > 1).map(({ name, values }) => ({ element, name, values })),
);

it('offers the values of every property that has a list of them', () => {
  expect(enumerations.length).toBeGreaterThan(70);
  expect(
    enumerations.filter(({ element, name, values }) => {
      const { [name]: row } = argTypes(element);
      return row?.control !== 'select' || row.options?.join() !== values.join();
    }),
  ).toEqual([]);
});
