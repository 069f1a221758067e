/** The handlers of the calls of an API, typed by their declarations. */
import type {
  ResponseBodyOf,
  Call,
  CallConfig,
  InputOf,
  ParamsOf,
  ParsedBodyOf,
  ParsedQueryOf,
} from '@plinth/api-client/call';
import type { METHODS } from './request.ts';
import type { MockResponse } from './response.ts';

/** What the engine needs of a declared call or of a file transfer. */
export interface Operation extends Partial<Pick<CallConfig, 'params' | 'query' | 'body' | 'isPublic'>> {
  readonly method: keyof typeof METHODS;
  /** The name in settings of faults and latency. */
  readonly name: string;
}

/** What a handler gets of its request: the parts that the declaration describes are parsed. */
export interface RequestInput<Declared extends CallConfig = CallConfig> {
  readonly request: Request;
  readonly now: Date;
  readonly params: ParamsOf<Declared>;
  readonly query: ParsedQueryOf<Declared>;
  readonly body: ParsedBodyOf<Declared>;
}

/** What a handler returns: a response as data, which can be stored and repeated, or one of the Fetch API. */
export type Outcome<Body = unknown> = MockResponse<Body> | Response;

/** Arguments with which a call succeeds, or a function that creates them with earlier calls; the tests of every call use them. */
export type Sample<Client, Input = readonly unknown[]> = Input | ((client: Client) => Promise<Input>);

/** The handler of a declared call or file transfer: it makes the response. */
export interface CallHandler<Declared extends Operation = Operation> {
  readonly declaration: Declared;
  /** Path below the base address. */
  readonly path: string;
  readonly respond: (input: RequestInput) => Outcome | Promise<Outcome>;
}

/** A handler with arguments for its call. */
export interface SampledCallHandler<Declared extends Operation, Client> extends CallHandler<Declared> {
  readonly sample: Sample<Client>;
}

/** One area of an API. */
export interface Domain<Member extends CallHandler = CallHandler> {
  readonly calls: readonly Member[];
}

/** The types of an API's handlers. */
interface HandlerTypes {
  /** What the handlers get beside the request. */
  readonly session: object;
  /** The client that the samples make calls with. */
  readonly client: unknown;
  readonly options: object;
  /** Whether handlers may take their time. */
  readonly isAsync: boolean;
}

type Respond<Types extends HandlerTypes, Declared extends CallConfig> = (
  input: Types['session'] & RequestInput<Declared>,
) =>
  | MockResponse<ResponseBodyOf<Declared>>
  | (Types['isAsync'] extends true ? Promise<MockResponse<ResponseBodyOf<Declared>>> : never);

/**
 * Returns the function that declares the handlers of an API.
 * @param common What all of its handlers have.
 */
export const createHandle =
  <Types extends HandlerTypes>(common: object = {}) =>
  <Declared extends CallConfig>(
    declaration: Call<Declared>,
    respond: Respond<Types, Declared>,
    sample: Sample<Types['client'], InputOf<Declared>>,
    options?: Types['options'],
  ): SampledCallHandler<Call, Types['client']> & Types['options'] =>
    ({ ...common, ...options, declaration, path: declaration.path, respond, sample }) as never;

/** Returns the arguments with which a call succeeds; earlier calls that it needs are made with the client. */
export const sampleInputOf = async <Client>(
  { sample }: SampledCallHandler<Operation, Client>,
  client: Client,
): Promise<readonly unknown[]> => (typeof sample === 'function' ? sample(client) : sample);
