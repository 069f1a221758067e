import { literalUnions } from './literal-unions.mjs';

/** Settings of the manifest's analyzer that its command line doesn't have; `package.json` stays as it is. */
export default { packagejson: false, plugins: [literalUnions()] };
