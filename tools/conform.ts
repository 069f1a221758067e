/** `npm run conform`: checks a provider against the calls that the app makes. `-- --help` lists the options. */
import { checkProvider } from './conform/check-provider.ts';
import { HELP, parseConformOptions, UsageError, type ConformOptions } from './conform/options.ts';
import { createRedact, formatRow, formatSummary, hasProblems } from './conform/report.ts';

function readOptions(): ConformOptions | null {
  try {
    return parseConformOptions(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

const options = readOptions();
if (options) {
  const redact = createRedact(options.token);
  const rows = await checkProvider(options, (row) => console.log(redact(formatRow(row))));
  console.log(`\n${formatSummary(rows)}`);
  process.exitCode = rows.some(hasProblems) ? 1 : 0;
} else {
  console.log(HELP);
}
