import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The result of checking the import rules in a folder. */
export interface CruiseResult {
  /** Paths of the modules that were read, relative to the folder. */
  readonly modules: readonly string[];
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

interface Report {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/** Reads every module below `packages` in a folder and checks its imports against the rules. */
export function cruiseFolder(folder: string): Promise<CruiseResult> {
  const folderOfRules = import.meta.dirname;
  const program = join(folderOfRules, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = ['--config', join(folderOfRules, 'rules.cjs'), '--output-type', 'json', '--no-progress', 'packages'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (!stdout.startsWith('{')) {
        reject(new Error(`dependency-cruiser produced no report: ${stderr || (error?.message ?? '')}`));
        return;
      }
      const report = JSON.parse(stdout) as Report;
      resolve({
        modules: report.modules
          .map(({ source }) => source)
          .filter((source) => source.startsWith('packages/') && !source.includes('node_modules')),
        violations: report.summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
      });
    });
  });
}
