import type { Plugin } from 'vite';

/**
 * Leaves the HTTP library's adapter for `fetch` out of a build: it takes the first adapter that works, and in a browser
 * that is the one for `XMLHttpRequest`, which alone tells of the progress of what is sent.
 */
export function xhrOnly(): Plugin {
  return {
    name: 'plinth-xhr-only',
    apply: 'build',
    load: {
      filter: { id: /\/axios\/lib\/adapters\/fetch\.js$/ },
      handler: () => 'export const getFetch = () => undefined;',
    },
  };
}
