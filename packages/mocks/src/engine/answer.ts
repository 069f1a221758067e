/** The answers of a mock to the calls of an API, typed by their declarations. */
import type {
  AnswerInputOf,
  Call,
  CallConfig,
  InputOf,
  ParamsOf,
  ParsedBodyOf,
  ParsedQueryOf,
} from '@plinth/api-client/call';
import type { Reply } from './reply.ts';
import type { METHODS } from './request.ts';

/** What the engine needs of a declared call or of a file transfer. */
export interface Operation extends Partial<Pick<CallConfig, 'params' | 'query' | 'body' | 'isPublic'>> {
  readonly method: keyof typeof METHODS;
  /** The name in settings of faults and latency. */
  readonly name: string;
}

/** What an answer gets of its request: the parts that the declaration describes are parsed. */
export interface RequestInput<Declared extends CallConfig = CallConfig> {
  readonly request: Request;
  readonly now: Date;
  readonly params: ParamsOf<Declared>;
  readonly query: ParsedQueryOf<Declared>;
  readonly body: ParsedBodyOf<Declared>;
}

/** What is sent: a reply, which can be stored and repeated, or a response. */
export type Outcome<Body = unknown> = Reply<Body> | Response;

/** Arguments with which a call succeeds, or a function that creates them with earlier calls; the tests of every call use them. */
export type Sample<Client, Input = readonly unknown[]> = Input | ((client: Client) => Promise<Input>);

/** An answer to a declared call or file transfer. */
export interface Answer<Declared extends Operation = Operation> {
  readonly declaration: Declared;
  /** Path below the base address. */
  readonly path: string;
  readonly respond: (input: RequestInput) => Outcome | Promise<Outcome>;
}

/** An answer with arguments for its call. */
export interface SampledAnswer<Declared extends Operation, Client> extends Answer<Declared> {
  readonly sample: Sample<Client>;
}

/** One area of an API. */
export interface Domain<Member extends Answer = Answer> {
  readonly calls: readonly Member[];
}

/** The types of an API's answers. */
interface AnswerTypes {
  /** What the answers get beside the request. */
  readonly session: object;
  /** The client that the samples make calls with. */
  readonly client: unknown;
  readonly options: object;
  /** Whether answers may take their time. */
  readonly isAsync: boolean;
}

type Respond<Types extends AnswerTypes, Declared extends CallConfig> = (
  input: Types['session'] & RequestInput<Declared>,
) => Reply<AnswerInputOf<Declared>> | (Types['isAsync'] extends true ? Promise<Reply<AnswerInputOf<Declared>>> : never);

/**
 * Returns the function that declares the answers of an API.
 * @param common What all of its answers have.
 */
export const answersOf =
  <Types extends AnswerTypes>(common: object = {}) =>
  <Declared extends CallConfig>(
    declaration: Call<Declared>,
    respond: Respond<Types, Declared>,
    sample: Sample<Types['client'], InputOf<Declared>>,
    options?: Types['options'],
  ): SampledAnswer<Call, Types['client']> & Types['options'] =>
    ({ ...common, ...options, declaration, path: declaration.path, respond, sample }) as never;

/** Returns the arguments with which an answered call succeeds; earlier calls that it needs are made with the client. */
export const sampleInputOf = async <Client>(
  { sample }: SampledAnswer<Operation, Client>,
  client: Client,
): Promise<readonly unknown[]> => (typeof sample === 'function' ? sample(client) : sample);
