import { expect, it } from 'vitest';
import { appErrors, firstInvalidStep, isStepValid, NO_APP, type AppValues } from './new-app.ts';

const APP: AppValues = {
  name: 'Order desk',
  category: 'Shop',
  framework: 'Lit',
  databaseName: 'order_desk',
  database: 'SQLite',
  method: '11',
};

it('has an error for each field without a value', () => {
  expect(Object.keys(appErrors(NO_APP))).toEqual(Object.keys(NO_APP));
  expect(appErrors(APP)).toEqual({});
});

it.each([
  [NO_APP, 'details'],
  [{ ...APP, framework: '' }, 'frameworks'],
  [{ ...APP, databaseName: 'Order desk' }, 'database'],
  [{ ...APP, method: '' }, 'billing'],
  [APP, 'submit'],
])('of %j, the first step that is not valid is %s', (values, step) => {
  expect(firstInvalidStep(values)).toBe(step);
});

it('is complete when all steps are', () => {
  expect(isStepValid('submit', { ...APP, name: ' ' })).toBe(false);
  expect(isStepValid('submit', APP)).toBe(true);
});
