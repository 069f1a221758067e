import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The result of checking the import rules in a folder. */
export interface CruiseResult {
  /** Paths of the modules that were read, relative to the folder. */
  readonly modules: readonly string[];
  readonly violations: readonly Violation[];
  /** Relative imports with `../../` in the sources of a package; they keep every other rule. */
  readonly distantImports: readonly Pick<Violation, 'from' | 'to'>[];
}

/** An import that breaks a rule. */
interface Violation {
  readonly rule: string;
  /** The imports that the rule allows. */
  readonly comment: string;
  readonly from: string;
  readonly to: string;
}

interface Report {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly {
      /** The specifier in the import. */
      readonly module: string;
    }[];
  }[];
  readonly summary: {
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment: string }[] };
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
      const { modules, summary } = JSON.parse(stdout) as Report;
      const ownModules = modules.filter(
        ({ source }) => source.startsWith('packages/') && !source.includes('node_modules'),
      );
      const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
      resolve({
        modules: ownModules.map(({ source }) => source),
        violations: summary.violations.map(({ from, to, rule: { name } }) => ({
          rule: name,
          comment: comments.get(name) ?? '',
          from,
          to,
        })),
        distantImports: ownModules
          .filter(({ source }) => source.includes('/src/'))
          .flatMap(({ source, dependencies }) =>
            dependencies
              .filter(({ module }) => module.startsWith('../../'))
              .map(({ module }) => ({ from: source, to: module })),
          ),
      });
    });
  });
}
