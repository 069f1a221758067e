import { describe, expect, it } from 'vitest';
import { misnamedTests } from './test-names.ts';

describe('misnamedTests', () => {
  it.each([
    ['tabs/tabs.test.ts', 'tabs/tabs.ts'],
    ['tabs/tabs.keyboard.test.ts', 'tabs/tabs.ts'],
    ['tabs/tabs.model.test.ts', 'tabs/tabs.model.ts'],
    ['styles/layout.test.ts', 'styles/layout.css'],
    ['auth/auth.saga.test.ts', 'auth/auth.saga.ts'],
    ['auth/auth.test.ts', 'auth/auth-slice.ts'],
    ['pages/home.test.tsx', 'pages/home.tsx'],
    ['contract/contract.test.ts', 'contract/addresses.ts'],
    ['packages/ui-kit/src/testing/every/nested.test.ts', 'packages/ui-kit/src/testing/element-suite.ts'],
  ])('accepts %s beside %s', (test, module) => {
    expect(misnamedTests([test, module])).toEqual([]);
  });

  it.each([
    ['tabs/tabs-keyboard.test.ts', 'tabs/tabs.ts'],
    ['tabs/keyboard.test.ts', 'tabs/tabs.ts'],
    ['tabs/tab.test.ts', 'panel/tab.ts'],
  ])('reports %s beside %s', (test, module) => {
    expect(misnamedTests([test, module])).toEqual([test]);
  });
});
