import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Silences npm and keeps it off the network: packing needs local files only. */
const ENVIRONMENT = {
  npm_config_update_notifier: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_offline: 'true',
};

function npm(args: readonly string[], folder: string): void {
  execFileSync('npm', args, {
    cwd: folder,
    env: { ...process.env, ...ENVIRONMENT },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * Packs a folder as it would be published.
 * @param into an existing folder without another tarball.
 * @returns the path of the tarball.
 */
export function pack(folder: string, into: string): string {
  npm(['pack', '--silent', '--pack-destination', into], folder);
  const [tarball] = readdirSync(into).filter((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm packed nothing.');
  return join(into, tarball);
}

/**
 * Runs `npm publish` on a tarball without sending it.
 * @throws when npm would refuse it.
 */
export function publishDry(tarball: string, folder: string): void {
  npm(['publish', '--dry-run', '--silent', '--access', 'public', tarball], folder);
}
