import { literalUnions } from './literal-unions.mjs';

/**
 * Settings of the analyzer that have no command-line option. `packagejson: false` keeps it from changing
 * `package.json`.
 */
export default { packagejson: false, plugins: [literalUnions()] };
