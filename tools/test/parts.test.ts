import { describe, expect, it } from 'vitest';
import { commandsOf, GROUPS, PARTS, partsOf } from './parts.ts';

const namesOf = (...[selection]: Parameters<typeof partsOf>) => partsOf(selection).map(({ name }) => name);

describe('partsOf', () => {
  it('runs every part once in all, those of the first level before the rest', () => {
    const all = namesOf({ level: 'all' });
    expect(all.toSorted()).toEqual(PARTS.map(({ name }) => name).toSorted());
    expect(all.slice(0, namesOf({ level: 'first' }).length)).toEqual(namesOf({ level: 'first' }));
  });

  it('adds nothing but the build to both levels', () => {
    const first = namesOf({ level: 'first' });
    expect(namesOf({ level: 'rest' }).filter((name) => first.includes(name))).toEqual(['build']);
  });

  it.each(GROUPS)('limits a run to the group %s', (group) => {
    const parts = partsOf({ level: 'all', only: [group] });
    expect(new Set(parts.map((part) => part.group))).toEqual(new Set([group]));
  });
});

describe('commandsOf', () => {
  it('runs a file of Vitest in the project that includes it', () => {
    const file = 'packages/app/src/shell/guard.test.ts';
    expect(commandsOf(file)).toEqual([['vitest', 'run', file]]);
  });

  it('finds a title as it is written, with all of its characters', () => {
    expect(commandsOf('a.test.ts', 'returns 1 (of 2)?')[0]?.slice(-2)).toEqual([
      '-t',
      String.raw`returns 1 \(of 2\)\?`,
    ]);
  });

  it('builds the app before it runs an end-to-end test', () => {
    const commands = commandsOf('packages/app/e2e/tabs.spec.ts', 'logs out');
    expect(commands.map((command) => command.join(' '))).toEqual([
      expect.stringMatching(/tools\/build\.ts$/),
      'playwright test -c packages/app/playwright.config.ts packages/app/e2e/tabs.spec.ts --grep logs out',
    ]);
  });

  it('runs an end-to-end test that needs the provider’s server with it', () => {
    const commands = commandsOf('packages/app/e2e/provider-files.spec.ts', 'an upload');
    expect(commands.map((command) => command.join(' '))).toEqual([
      'playwright test -c packages/app/playwright.provider.config.ts packages/app/e2e/provider-files.spec.ts --grep an upload',
    ]);
  });
});
