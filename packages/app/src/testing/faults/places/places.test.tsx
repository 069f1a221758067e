import { listCustomers } from '@plinth/api-client/resources/customers';
import { listLeads } from '@plinth/api-client/resources/leads';
import { describe, expect, it } from 'vitest';
import { testPlaces } from '../matrix.ts';
import { dashboard } from './dashboard.ts';
import { onboarding } from './onboarding.ts';
import { otherPages, places } from './places.ts';

await testPlaces(otherPages);

describe('the fault matrix', () => {
  it('tests the calls of the shell on the dashboard and in onboarding', () => {
    for (const call of [listLeads, listCustomers]) {
      expect([dashboard, onboarding].map((area) => area.some(({ shellCalls }) => shellCalls?.includes(call)))).toEqual([
        true,
        true,
      ]);
    }
  });

  it('has a different name for every place', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });
});
