import { bindCall, type ResponseOf, type CallConfig, type Call, type InputOf } from './call.ts';
import { createTransport, type CallOptions, type TransportOptions } from './transport.ts';

/** The options of `createCaller`. */
export type CallerOptions = TransportOptions;

/** The arguments of a declared call: those of its declaration, then its options. */
export type ArgumentsOf<Declared extends CallConfig> = [...InputOf<Declared>, options?: CallOptions];

/** Makes a declared call; it resolves with the parsed response or rejects with an `ApiError`. */
export type Caller = <Declared extends CallConfig>(
  declaration: Call<Declared>,
  ...input: ArgumentsOf<Declared>
) => Promise<ResponseOf<Declared>>;

/** Creates a function that makes declared calls, for callers that don't know all of them. */
export function createCaller(options: CallerOptions): Caller {
  const send = createTransport(options);
  return <Declared extends CallConfig>(declaration: Call<Declared>, ...input: ArgumentsOf<Declared>) =>
    bindCall(declaration, send)(...input) as Promise<ResponseOf<Declared>>;
}
