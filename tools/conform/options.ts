import { parseArgs } from 'node:util';

/** What to check, and how. */
export interface ConformOptions {
  /** Base address of the API without a trailing slash. */
  readonly url: string;
  readonly token: string;
  /** Origin of the app, for the CORS rules. */
  readonly origin: string;
  /** Whether to make the calls that change data. */
  readonly writes: boolean;
  /** Whether the CORS rules have to permit `Idempotency-Key`. */
  readonly idempotencyKey: boolean;
  /** Key of the product: the token's claim is `{product}_id`. */
  readonly product: string;
}

export const HELP = `Checks a provider against the calls that the app makes.

  npm run conform -- --url https://api.example/v1 [options]

  --url https://api.example/v1    base address of the API, as in VITE_API_URL
  --token …                       token of a user; better in the variable PLINTH_TOKEN, because npm prints arguments
  --origin http://localhost:5173  origin of the app: the CORS rules have to allow it
  --idempotency-key               the CORS rules have to allow Idempotency-Key, as VITE_IDEMPOTENCY_KEY=on needs
  --product plinth                the token's claim is plinth_id, as with VITE_PRODUCT
  --write                         makes the calls that change data, too: use a customer for tests
  --help                          prints this

Exit code: 0 if everything conforms, 1 if not, 2 if the command is wrong. docs/provider.md describes what is checked.
`;

/** An argument that is missing or wrong; the message names it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The parts of a token. */
const JWT = /[\w-]+\.[\w-]+\.[\w-]*/g;
/** The app sends no other tokens. */
const TOKEN_PATTERN = new RegExp(`^${JWT.source}$`);

/**
 * Parses the arguments; `null` for `--help`.
 * @param environment `PLINTH_TOKEN` is the token where no argument is.
 * @throws UsageError
 */
export function parseConformOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ConformOptions | null {
  const values = parse(args);
  if (values.help) return null;
  const token = values.token ?? environment['PLINTH_TOKEN'];
  if (token === undefined) throw new UsageError('A token is missing: set PLINTH_TOKEN or --token.');
  if (!TOKEN_PATTERN.test(token)) throw new UsageError('The token is not a JWT, so the app would not send it.');
  return {
    url: addressOf('url', values.url).href.replace(/\/$/, ''),
    token,
    origin: addressOf('origin', values.origin).origin,
    writes: values.write,
    idempotencyKey: values['idempotency-key'],
    product: values.product,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        origin: { type: 'string', default: 'http://localhost:5173' },
        product: { type: 'string', default: 'plinth' },
        'idempotency-key': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The arguments are not valid.';
    // It repeats the argument, which may be a token in the wrong place.
    throw new UsageError(message.replaceAll(JWT, '[token]'), { cause: error });
  }
}

function addressOf(name: string, text: string | undefined): URL {
  if (text === undefined) throw new UsageError(`--${name} is missing.`);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`--${name} must be an http or https address.`);
  return url;
}
