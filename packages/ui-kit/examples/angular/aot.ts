import { join } from 'node:path';
import {
  createCompilerHost,
  ConsoleLogger,
  formatDiagnostics,
  LogLevel,
  NodeJSFileSystem,
  performCompilation,
  readConfiguration,
} from '@angular/compiler-cli';
import { needsLinking } from '@angular/compiler-cli/linker';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Compiles the modules of a folder with its `tsconfig.json`; returns the output by source path. */
function compile(folder: string): Map<string, string> {
  const { options, rootNames, errors } = readConfiguration(join(folder, 'tsconfig.json'));
  const compiled = new Map<string, string>();
  const host = createCompilerHost({ options });
  host.writeFile = (path, text) => compiled.set(path.replace(/\.js$/, '.ts'), text);
  const { diagnostics } = performCompilation({ rootNames, options, host });
  const problems = [...errors, ...diagnostics];
  if (problems.length > 0) throw new Error(formatDiagnostics(problems));
  return compiled;
}

/**
 * Creates a Vite plugin for a minimal ahead-of-time build, which compiles the page's modules and links Angular's. The
 * content security policy forbids compiling in the page. Applications use the build of the Angular CLI instead.
 */
export function angular(folder: string): Plugin {
  const linker = createEs2015LinkerPlugin({
    fileSystem: new NodeJSFileSystem(),
    logger: new ConsoleLogger(LogLevel.warn),
    linkerJitMode: false,
  });
  let compiled = new Map<string, string>();
  return {
    name: 'angular-ahead-of-time',
    enforce: 'pre',
    buildStart() {
      compiled = compile(folder);
    },
    load: (id) => compiled.get(id) ?? null,
    async transform(code, id) {
      if (!/@angular\/.*\.mjs$/.test(id) || !needsLinking(id, code)) return null;
      const linked = await transformAsync(code, {
        filename: id,
        plugins: [linker],
        configFile: false,
        babelrc: false,
        compact: false,
      });
      return linked?.code ? { code: linked.code, map: null } : null;
    },
  };
}
