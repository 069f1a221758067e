import { expect, it } from 'vitest';
import { unregistered } from './registration.ts';

it('reports modules that no registry imports', () => {
  const registries = [
    { path: 'packages/app/src/shell/page-registry.ts', text: "load: () => import('#features/auth/feature.ts')," },
    { path: 'packages/app/src/demo/pages.ts', text: "import { a } from './email/feature.ts';" },
  ];
  const paths = [
    'packages/app/src/features/auth/feature.ts',
    'packages/app/src/demo/email/feature.ts',
    'packages/app/src/features/email/feature.ts',
  ];
  expect(unregistered(paths, registries)).toEqual(['packages/app/src/features/email/feature.ts is in no registry']);
});
