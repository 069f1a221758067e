import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const testOnly = (groups: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts'), '--only', groups], { encoding: 'utf8' });

describe('npm test -- --only', () => {
  it.each([
    ['statik,static', 'There is no group "statik"'],
    ['', 'There is no group ""'],
  ])('runs nothing for %j and lists the groups', (groups, problem) => {
    const { status, stdout, stderr } = testOnly(groups);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`${problem}: --only takes static, unit, e2e`);
  });
});
