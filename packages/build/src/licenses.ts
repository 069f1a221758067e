/** The third-party packages whose code is in a build, with their licenses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A third-party package. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** The license as the package names it, as `MIT`. */
  readonly license: string;
  /** Address of its home page or, without one, of its page in the registry. */
  readonly link: string;
  /** The text of its license; null when it has no file with it. */
  readonly text: string | null;
}

const PACKAGE_FOLDER = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENSE_FILE = /^licen[cs]e(?:[.-].*)?$/i;

/** Returns the folder of the package that a file belongs to; null when it belongs to no third-party package. */
export const packageFolder = (path: string): string | null => PACKAGE_FOLDER.exec(path)?.[1] ?? null;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
}

/**
 * Reads a package.
 * @throws When its manifest names no license.
 */
export function readPackage(folder: string): LicensedPackage {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (license === undefined) throw new Error(`${name} names no license.`);
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  return {
    name,
    version,
    license,
    link: homepage?.startsWith('https://') ? homepage : `https://www.npmjs.com/package/${name}`,
    text: file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

/** Reads the packages of folders, by name. A package that is there in several versions is listed with each. */
export function readPackages(folders: Iterable<string>): LicensedPackage[] {
  const packages = new Map(
    [...folders].map((folder) => {
      const read = readPackage(folder);
      return [`${read.name} ${read.version}`, read] as const;
    }),
  );
  return [...packages.values()].toSorted(
    (one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
  );
}
