import type { Plugin, Rolldown } from 'vite';

const FILE_NAME = 'version.json';

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Returns the content of the file: the version, and the address of the entry, which changes with every file of the build. */
export function describeBuild(files: readonly File[], version: string): string {
  const entry = files.find(
    (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith('/app/index.html'),
  );
  if (!entry) throw new Error('The build has no entry.');
  return `${JSON.stringify({ version, entry: `/${entry.fileName}` })}\n`;
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
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source: describeBuild(Object.values(bundle), version) });
      },
    },
  };
}
