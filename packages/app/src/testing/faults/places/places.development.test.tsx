/** Visits every place without faults on the development build of React, which reports what its production build doesn't. */
import { expect, it } from 'vitest';
import { visitWithoutFaults } from '../matrix.ts';
import { places } from './places.ts';

it.each(places)('$name logs no error and no warning', async (place) => {
  expect((await visitWithoutFaults(place)).errors).toEqual([]);
});
