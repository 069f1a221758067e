import type { Plugin } from 'vite';

/** The one call that the ability library makes while it loads: it builds what matches conditions, and no rule here has any. */
const MATCHER = /(?<=\bmongo2js"[^]*)(?<name>\b\w+) = (?<create>\w+)\((?<operators>\w+), (?<interpreters>\w+)\)(?=, )/;

/** Says of calls that libraries make while they load that they do nothing else, so that a build leaves out what nobody uses. */
export function pureCalls(): Plugin {
  return {
    name: 'plinth-pure-calls',
    apply: 'build',
    transform: {
      filter: { id: /@casl\/ability\/dist\/esm\/index\.mjs$/ },
      handler: (code) => {
        if (!MATCHER.test(code))
          throw new Error('The ability library is built otherwise than it was: look at what it does while it loads.');
        return {
          code: code.replace(MATCHER, '$<name> = /* @__PURE__ */ $<create>($<operators>, $<interpreters>)'),
          map: null,
        };
      },
    },
  };
}
