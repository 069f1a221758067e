/**
 * `npm test`: runs the checks, the tests and the end-to-end journeys, the cheapest first, and stops at the first part
 * that fails. `npm run test:all` (`--all`) runs everything else after them; `--rest` runs everything else alone.
 * `-- --only static,unit,e2e` limits a run to some groups, and a path of a test runs that file, with `-t` one test of it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireChromium } from './lib/chromium-install.ts';
import { run } from './lib/run.ts';
import { timesFile } from './project/figures.ts';
import { commandsOf, GROUPS, partsOf, type Command } from './test/parts.ts';
import { runParts } from './test/run-parts.ts';

const root = join(import.meta.dirname, '..');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        all: { type: 'boolean', default: false },
        rest: { type: 'boolean', default: false },
        only: { type: 'string' },
        title: { type: 'string', short: 't' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
const only = values.only?.split(',');
const unknown = (only ?? []).filter((name) => !GROUPS.includes(name));
if (unknown.length > 0)
  fail(
    `There is no group "${unknown.join('", "')}": --only takes ${GROUPS.join(', ')}, or several of them with commas.`,
  );

/** Runs commands one after another until one fails, and resolves with the exit code. */
async function runCommands([command, ...others]: readonly Command[]): Promise<number> {
  if (!command) return 0;
  const code = await run(command[0], command.slice(1), { STORYBOOK_DISABLE_TELEMETRY: '1' });
  return code === 0 ? runCommands(others) : code;
}

// Background processes are stopped when this process exits, which a signal alone doesn't make it do.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const level = values.rest ? 'rest' : values.all ? 'all' : 'first';
const parts = partsOf({ level, only });
const needsBrowser = positionals.length > 0 || parts.some(({ group }) => group !== 'static');
if (needsBrowser && !(await requireChromium())) process.exit(1);

if (positionals.length > 0) {
  const [file = '', ...others] = positionals;
  if (others.length > 0) fail('Name one file. Its tests run alone.');
  process.exit(await runCommands(commandsOf(file, values.title)));
}

const { times, failures } = await runParts(parts);
for (const failure of failures) console.log(failure);
if (failures.length > 0) process.exit(1);
console.log('');
for (const { name, seconds } of times) console.log(`✓ ${name.padEnd(24)}${seconds.toFixed(1).padStart(8)} s`);
if (!only && !values.rest) {
  const path = timesFile(root);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(times));
}
