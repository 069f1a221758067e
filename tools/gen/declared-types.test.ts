import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from 'custom-elements-manifest/schema';
import { expect, it } from 'vitest';
import { elementApis } from './api.ts';

const manifestPath = join(import.meta.dirname, '../../packages/ui-kit/custom-elements.json');
const apis = elementApis(JSON.parse(readFileSync(manifestPath, 'utf8')) as Package);

it('gives each element the types that its class passes to a generic base class', () => {
  const types = ['number-field', 'money-field', 'date-field'].map((name) => {
    const properties = apis.find((api) => api.name === name)?.properties ?? [];
    return ['value', 'defaultValue'].map((key) => properties.find((property) => property.name === key)?.type);
  });
  expect(types).toEqual([
    ['number | null', 'number | null'],
    ['number | null', 'number | null'],
    ['string | null', 'string | null'],
  ]);
});
