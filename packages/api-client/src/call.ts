/** Declarations of the provider's calls, and the types and functions that follow from them. */
import type * as v from 'valibot';
import { isHttpError } from './errors.ts';
import { buildPath, paramNames, type ParamNames } from './path.ts';
import type { CallOptions, Send, Transfer } from './transport.ts';

type FieldsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What is declared of a call. */
export interface CallConfig {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base address. `:name` is a parameter: it becomes one encoded segment. */
  readonly path: `/${string}`;
  /** Schemas of the parameters that take only some values; every other parameter takes any text. */
  readonly params?: Readonly<Record<string, v.GenericSchema<string>>>;
  /** Query parameters that the caller gives. */
  readonly query?: FieldsSchema;
  /** Query parameters that are the same in every request. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  /** The JSON object that is sent. */
  readonly body?: FieldsSchema;
  /** What a 2xx answer is parsed with. */
  readonly answer: v.GenericSchema<unknown, unknown>;
  /** Makes a 404 an answer instead of an error. */
  readonly notFound?: null;
  /** A call that may come before sign-in: its 401 is an answer, not an expired session, and is never refreshed. */
  readonly isPublic?: true;
  /** The specification doesn't list this call. */
  readonly assumed?: true;
}

/** A declared call. */
export type Call<Config extends CallConfig = CallConfig> = Config & {
  /** Method and path template, for notices, faults and logs: never an address with values in it. */
  readonly name: `${Config['method']} ${Config['path']}`;
};

/**
 * Declares a call. The client's method, its types, the mock and the tests are derived from the declaration.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineCall<const Config extends CallConfig>(config: Config): Call<Config> {
  return { ...config, name: `${config.method} ${config.path}` };
}

/** A file transfer to or from a signed address: not a call of the API, because the address says where it goes. */
export interface FileTransfer<Input extends readonly unknown[] = readonly never[], Output = unknown> {
  readonly method: 'GET' | 'PUT';
  /** For faults: the address itself is different each time. */
  readonly name: 'GET signed-address' | 'PUT signed-address';
  readonly run: (transfer: Transfer, ...input: Input) => Promise<Output>;
}

/**
 * Declares a file transfer.
 * @param run Moves the bytes; the parameters after the first are the client method's own.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineTransfer<Method extends 'GET' | 'PUT', Input extends readonly unknown[], Output>(
  method: Method,
  run: (transfer: Transfer, ...input: Input) => Promise<Output>,
) {
  return { method, name: `${method} signed-address`, run } as const;
}

/** Anything that a resource consists of. */
export type Declaration = Call | FileTransfer;

/** Whether the declaration is a call of the API. */
export const isCall = (declaration: Declaration): declaration is Call => 'path' in declaration;

type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value;

/** The parameters of a call's path by name. */
export type ParamsOf<Declared extends CallConfig> = {
  readonly [Name in ParamNames<Declared['path']>[number]]: Declared extends {
    readonly params: Readonly<Record<Name, infer Schema extends v.GenericSchema<string>>>;
  }
    ? v.InferOutput<Schema>
    : string;
};

/** What a call sends; `undefined` when it has no body. */
export type BodyOf<Declared extends CallConfig> = Declared extends { readonly body: infer Schema extends FieldsSchema }
  ? Immutable<v.InferInput<Schema>>
  : undefined;

/** What a call asks with in its query; `undefined` when the caller gives nothing. */
export type QueryOf<Declared extends CallConfig> = Declared extends {
  readonly query: infer Schema extends FieldsSchema;
}
  ? Immutable<v.InferInput<Schema>>
  : undefined;

/** What a call resolves with. */
export type AnswerOf<Declared extends CallConfig> =
  | v.InferOutput<Declared['answer']>
  | (Declared extends { readonly notFound: null } ? null : never);

/** What the provider answers a call with, before it is parsed. */
export type AnswerInputOf<Declared extends CallConfig> = v.InferInput<Declared['answer']>;

type ParamValues<Names extends readonly string[], Params> = {
  readonly [Index in keyof Names]: Names[Index] extends keyof Params ? Params[Names[Index]] : never;
};
type Optional<Value> = Partial<Value> extends Value ? [value?: Value] : [value: Value];

/** The arguments of a call without its options: the parameters in the order of the path, the body, the query. */
export type InputOf<Declared extends CallConfig> = [
  ...params: ParamValues<ParamNames<Declared['path']>, ParamsOf<Declared>>,
  ...body: BodyOf<Declared> extends undefined ? [] : [body: BodyOf<Declared>],
  ...query: QueryOf<Declared> extends undefined ? [] : Optional<QueryOf<Declared>>,
];

/** The client's method for a declaration. */
export type MethodOf<Declared> = Declared extends CallConfig
  ? (...input: [...InputOf<Declared>, options?: CallOptions]) => Promise<AnswerOf<Declared>>
  : Declared extends FileTransfer<infer Input, infer Output>
    ? (...input: Input) => Promise<Output>
    : never;

/** The client's method for a call, over a transport. */
export function bindCall(call: Call, send: Send): (...input: unknown[]) => Promise<unknown> {
  const { method, name, path, answer, isPublic = false } = call;
  const paramCount = paramNames(path).length;
  return async (...input) => {
    const rest = input.slice(paramCount);
    const body = call.body && declaredFields(call.body, rest.shift());
    const query = call.query && declaredFields(call.query, rest.shift());
    try {
      return await send(
        {
          method,
          name,
          path: buildPath(path, input.slice(0, paramCount) as string[]),
          query: { ...call.fixedQuery, ...(query as Record<string, string | undefined>) },
          ...(body ? { body } : {}),
          schema: answer,
          isPublic,
        },
        rest[0] as CallOptions | undefined,
      );
    } catch (error) {
      if (call.notFound === null && isHttpError(error, 404)) return null;
      throw error;
    }
  };
}

/** The fields that the schema declares, so that nothing else of a caller's object is sent. */
function declaredFields({ entries }: FieldsSchema, given: unknown): Record<string, unknown> {
  const source = Object(given) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(entries).map((key) => [key, source[key]]));
}
