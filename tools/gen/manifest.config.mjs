import { declaredTypes } from './declared-types.mjs';
import { literalUnions } from './literal-unions.mjs';

const unions = literalUnions();

/**
 * Settings of the analyzer that have no command-line option. `packagejson: false` keeps it from changing
 * `package.json`.
 */
export default { packagejson: false, plugins: [unions.plugin, declaredTypes(unions.withLists)] };
