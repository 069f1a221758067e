import type { Plugin } from 'vite';

const FILE_NAME = 'version.json';

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/g;

/** Returns the content of the file: the version, and the addresses of the scripts of the page, separated by spaces. */
function describeBuild(html: string, version: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (scripts.length === 0) throw new Error('The page of the build has no script.');
  return `${JSON.stringify({ version, scripts: scripts.join(' ') })}\n`;
}

/** Writes `/version.json`, from which an open tab learns that another build has been deployed. */
export function versionFile(version: string): Plugin {
  return {
    name: 'plinth:version',
    apply: 'build',
    generateBundle: {
      // File names have their hashes by then.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer !== 'client') return;
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page.');
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source: describeBuild(String(page.source), version) });
      },
    },
  };
}
