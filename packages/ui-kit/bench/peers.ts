import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Another library of web components that the kit is measured beside. */
interface Peer {
  readonly name: string;
  /** The npm packages and their exact versions. The first one is the library. */
  readonly packages: Readonly<Record<string, string>>;
  /** A module that registers the library's button, input and card, and exports its themes. */
  readonly code: string;
}

/** The libraries that the kit is measured beside, by id. They are installed only for the measurement. */
export const PEERS = {
  fluent: {
    name: 'Fluent',
    packages: {
      '@fluentui/web-components': '3.1.3',
      '@fluentui/tokens': '1.0.0-alpha.24',
      '@microsoft/fast-element': '3.0.3',
      '@microsoft/focusgroup-polyfill': '1.6.0',
    },
    code: `
      import '@fluentui/web-components/button.js';
      import '@fluentui/web-components/text-input.js';
      export { setTheme } from '@fluentui/web-components/theme/set-theme.js';
      export { webDarkTheme, webLightTheme } from '@fluentui/tokens';`,
  },
  carbon: {
    name: 'Carbon',
    packages: { '@carbon/web-components': '2.63.0', '@carbon/themes': '11.82.0' },
    code: `
      import '@carbon/web-components/es/components/button/index.js';
      import '@carbon/web-components/es/components/text-input/index.js';
      import '@carbon/web-components/es/components/tile/index.js';
      export { g100, white } from '@carbon/themes';`,
  },
  webawesome: {
    name: 'Web Awesome',
    packages: { '@awesome.me/webawesome': '3.14.0' },
    code: `
      import '@awesome.me/webawesome/dist/styles/themes/default.css';
      import '@awesome.me/webawesome/dist/components/button/button.js';
      import '@awesome.me/webawesome/dist/components/input/input.js';
      import '@awesome.me/webawesome/dist/components/card/card.js';`,
  },
} as const satisfies Readonly<Record<string, Peer>>;

export type PeerId = keyof typeof PEERS;

export const PEER_IDS = Object.keys(PEERS) as PeerId[];

/** The packages of all peers with their versions, as the dependencies of a `package.json`. */
export const PEER_PACKAGES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(PEERS).map(({ packages }) => packages),
);

const PREFIX = 'virtual:plinth-peer/';

/**
 * Creates a plugin that provides the modules `virtual:plinth-peer/<id>`.
 * @param folder the folder in which {@link PEER_PACKAGES} are installed; without it, the modules throw.
 */
export function createPeerPlugin(folder: string | undefined): Plugin {
  return {
    name: 'plinth-peers',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(PREFIX)) return `\0${source}`;
      // The packages are not in the folder of the module that imports them.
      if (folder === undefined || !importer?.startsWith(`\0${PREFIX}`)) return null;
      return this.resolve(source, join(folder, 'index.js'), { skipSelf: true });
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const peer = PEER_IDS.find((each) => id === `\0${PREFIX}${each}`);
      if (!peer) throw new Error(`There is no peer "${id}".`);
      return folder === undefined ? 'throw new Error("The peers are not installed.");' : PEERS[peer].code;
    },
  };
}
