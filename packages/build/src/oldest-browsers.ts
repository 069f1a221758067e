/** The oldest supported browsers. For older ones, a build would replace `:dir()` with a list of languages. */
export const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
