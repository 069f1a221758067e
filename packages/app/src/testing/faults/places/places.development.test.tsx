/** Visits every place without faults on the development build of React, which reports what its production build doesn't. */
import { expect, it } from 'vitest';
import { visitWithoutFaults } from '../matrix.ts';
import { places } from './places.ts';

/** Redux Toolkit warns when its own checks take long, as they do on a busy machine. */
const SLOW_CHECK = /^(Immutable|Serializable)StateInvariantMiddleware took \d+ms/;

it.each(places)('$name logs no error and no warning', async (place) => {
  const { errors } = await visitWithoutFaults(place);
  expect(errors.filter((text) => !SLOW_CHECK.test(text))).toEqual([]);
});
