import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PEER_PACKAGES } from '../../packages/ui-kit/bench/peers.ts';
import { run } from './run.ts';

/**
 * Installs the libraries that the kit is measured beside into a folder, unless it has these versions already. They are
 * no dependencies of the workspace, so that only the measurement downloads them. Resolves with whether they are
 * installed.
 */
export async function installPeers(folder: string): Promise<boolean> {
  const manifest = JSON.stringify({ private: true, dependencies: PEER_PACKAGES }, null, 2);
  const stamp = join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return true;
  console.log('Installing the libraries to compare with…');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  const code = await run('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code !== 0) return false;
  writeFileSync(stamp, manifest);
  return true;
}
