import { run, runInBackground, runQuietly } from '../lib/run.ts';
import type { PartTime } from '../project/figures.ts';
import type { Part } from './parts.ts';

const ENVIRONMENT = { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** The interval at which the progress of parts is printed whose output is held back until they end. */
const PROGRESS_INTERVAL_MS = 30_000;

/** The outcome of a run. */
export interface Outcome {
  /** The parts that have ended, in that order. */
  readonly times: readonly PartTime[];
  /** The output of the parts that have failed. */
  readonly failures: readonly string[];
}

const format = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Runs parts, and prints how far they are. When one has failed, no other part starts. */
export async function runParts(parts: readonly Part[]): Promise<Outcome> {
  const startedAt = performance.now();
  const times: PartTime[] = [];
  const failures: string[] = [];
  /** The last line that each part has printed whose output is held back. */
  const lastLines = new Map<string, string>();

  /** Records the duration of a part, and returns the line that reports its result. */
  const reportResult = (name: string, code: number, since: number): string => {
    const now = performance.now();
    times.push({ name, seconds: (now - since) / 1000 });
    const progress = `${times.length} of ${parts.length} parts, ${format(now - startedAt)}`;
    return code === 0
      ? `✓ ${name} in ${format(now - since)} (${progress})`
      : `✗ ${name} failed after ${format(now - since)}`;
  };

  /** Runs one part and prints its output as it arrives. */
  const runAlone = async ({ name, command }: Part): Promise<void> => {
    const since = performance.now();
    console.log(`\n▸ ${name}`);
    const code = await run(command[0], command.slice(1), ENVIRONMENT);
    const report = reportResult(name, code, since);
    if (code === 0) console.log(report);
    else failures.push(report);
  };

  /** Takes and runs one part after another, and prints the output of those that pass. */
  const runPending = async (pending: Part[], runCommand: typeof runQuietly): Promise<void> => {
    const part = failures.length === 0 ? pending.shift() : undefined;
    if (!part) return;
    const { name, command } = part;
    const since = performance.now();
    const { code, output } = await runCommand(command[0], command.slice(1), ENVIRONMENT, (line) =>
      lastLines.set(name, line),
    );
    lastLines.delete(name);
    const report = `${output}${reportResult(name, code, since)}`;
    if (code === 0) console.log(report);
    else failures.push(report);
    await runPending(pending, runCommand);
  };

  const progress = setInterval(() => {
    for (const [name, line] of lastLines) console.log(`  ${format(performance.now() - startedAt)} ${name}: ${line}`);
  }, PROGRESS_INTERVAL_MS);
  try {
    const background: Promise<void>[] = [];
    for (const { mode, group } of groupByMode(parts)) {
      const [first] = group;
      const names = group.map(({ name }) => name).join(', ');
      if (mode === 'background') {
        console.log(`\n▸ in the background: ${names}`);
        background.push(runPending([...group], runInBackground));
      } else if (mode === 'pair') {
        console.log(`\n▸ two at a time: ${names}`);
        const pending = [...group];
        await Promise.all([runPending(pending, runQuietly), runPending(pending, runQuietly)]);
      } else await runAlone(first);
      if (failures.length > 0) break;
    }
    if (failures.length === 0) await Promise.all(background);
  } finally {
    clearInterval(progress);
  }
  return { times, failures };
}

/** Returns the parts in order, with those together that follow each other and have the same mode. */
function groupByMode(parts: readonly Part[]) {
  const groups: { readonly mode: Part['mode']; readonly group: [Part, ...Part[]] }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.mode && last?.mode === part.mode) last.group.push(part);
    else groups.push({ mode: part.mode, group: [part] });
  }
  return groups;
}
