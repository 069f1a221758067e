/**
 * `npm run sizes`: prints the size of each element of the kit beside its limit. `-- --set tabs field` updates the limits
 * of those elements in `packages/ui-kit/bench/limits.json`, `-- --set` alone those of all.
 */
import { elementNames, limitProblems, limitsFor, measureElements, readLimits, writeLimits } from './kit/bytes.ts';

const [option, ...selectedNames] = process.argv.slice(2);
const allNames = elementNames();
const unknownNames = selectedNames.filter((name) => !allNames.includes(name));
if ((option !== undefined && option !== '--set') || unknownNames.length > 0) {
  console.error(
    unknownNames.length > 0
      ? `There is no element ${unknownNames.join(', ')}.`
      : 'Use: npm run sizes -- [--set [name …]]',
  );
  process.exit(1);
}
if (option === '--set') {
  const sizes = await measureElements(selectedNames.length > 0 ? selectedNames : allNames);
  writeLimits(selectedNames.length > 0 ? { ...readLimits(), ...limitsFor(sizes) } : limitsFor(sizes));
  for (const [name, bytes] of Object.entries(sizes)) console.log(`${name.padEnd(28)}${String(bytes).padStart(7)}`);
} else {
  const [sizes, limits] = [await measureElements(), readLimits()];
  for (const [name, bytes] of Object.entries(sizes))
    console.log(`${name.padEnd(28)}${String(bytes).padStart(7)}  ≤ ${limits[name] ?? ''}`);
  const problems = limitProblems(sizes, limits);
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exit(problems.length > 0 ? 1 : 0);
}
