import { parseArgs } from 'node:util';
import { parseEvents, type ProviderEvent } from '@plinth/mocks/events';
import { parseSettings, type SettingsText } from '@plinth/mocks/server/settings';

export const HELP = `Serves the financing provider's API over HTTP, from the handlers of the mock.

  npm run provider -- [options]

  --port 5177                       port of the server
  --origin http://localhost:5173    origin of the app: only it may call, and links return to it
  --emulator http://127.0.0.1:5174  identity emulator that gets the claims; npm start has it on the port after the app's
  --data provider.sqlite            file for the data; without one, the data is in memory
  --scenario financed               scenario of every user; without one, that of the user
  --fault "GET /customers:cut"      broken responses and connections (docs/how-to/serve-the-provider.md)
  --latency 250                     milliseconds before each response, or "GET /customers:900"
  --event approved,3w               events to apply to the data at the start
  --idempotency-key                 permits the header Idempotency-Key, as VITE_IDEMPOTENCY_KEY=on needs
  --help                            prints this

While it runs:

  GET    /admin/settings            the settings
  PUT    /admin/settings            replaces them: {"scenario": "empty", "fault": "…", "latency": "250"}
  POST   /admin/events              applies events: {"events": "approved,3w"}
  DELETE /admin/data                deletes the data of every user
`;

/** The options of `npm run provider`. */
export interface ProviderArguments {
  readonly port: number;
  readonly appOrigin: string;
  readonly emulator: string;
  /** File of the data; undefined for memory. */
  readonly data: string | undefined;
  readonly settings: SettingsText;
  readonly events: readonly ProviderEvent[];
  readonly allowsIdempotencyKey: boolean;
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`--${name} must be an address, not "${text}".`);
  return url.origin;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`--port must be a number from 1 to 65535, not "${text}".`);
  return port;
}

/**
 * Parses the arguments; `null` for `--help`.
 * @throws with a one-line message when an option is unknown or invalid.
 */
export function parseProviderArguments(args: readonly string[]): ProviderArguments | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '5177' },
      origin: { type: 'string', default: 'http://localhost:5173' },
      emulator: { type: 'string', default: 'http://127.0.0.1:5174' },
      data: { type: 'string' },
      scenario: { type: 'string' },
      fault: { type: 'string' },
      latency: { type: 'string' },
      event: { type: 'string' },
      'idempotency-key': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const { scenario, fault, latency } = values;
  const settings: SettingsText = {
    ...(scenario === undefined ? {} : { scenario }),
    ...(fault === undefined ? {} : { fault }),
    ...(latency === undefined ? {} : { latency }),
  };
  parseSettings(settings);
  const events = values.event === undefined ? [] : parseEvents(values.event);
  if (!events) throw new Error(`"${values.event}" names an unknown event.`);
  return {
    port: portOf(values.port),
    appOrigin: originOf('origin', values.origin),
    emulator: originOf('emulator', values.emulator),
    data: values.data,
    settings,
    events,
    allowsIdempotencyKey: values['idempotency-key'],
  };
}
