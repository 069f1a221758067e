/** Declarations of the provider's calls, and the types and functions that follow from them. */
import type * as v from 'valibot';
import { isHttpError } from './errors.ts';
import { buildPath, paramNames, type ParamNames } from './path.ts';
import type { CallOptions, Send, Transfer } from './transport.ts';

type FieldsSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The declaration of a call. */
export interface CallConfig {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the base address. `:name` is a parameter: it becomes one encoded segment. */
  readonly path: `/${string}`;
  /** Schemas of the parameters that accept only certain values; every other parameter accepts any text. */
  readonly params?: Readonly<Record<string, v.GenericSchema<string>>>;
  /** The query parameters that the caller passes. */
  readonly query?: FieldsSchema;
  /** Query parameters that are the same in every request. */
  readonly fixedQuery?: Readonly<Record<string, string>>;
  /** The JSON request body. */
  readonly body?: FieldsSchema;
  /** The schema that parses a 2xx response. */
  readonly response: v.GenericSchema<unknown, unknown>;
  /** Makes a 404 resolve with `null` instead of rejecting. */
  readonly notFound?: null;
  /** A call that needs no session: its 401 is an ordinary error and never refreshes the token. */
  readonly isPublic?: true;
  /** The specification doesn't list this call. */
  readonly assumed?: true;
}

/** A declared call. */
export type Call<Config extends CallConfig = CallConfig> = Config & {
  /** Method and path template, for notices, faults and logs; it never contains parameter values. */
  readonly name: `${Config['method']} ${Config['path']}`;
};

/**
 * Declares a call. The client's method, its types, the mock and the tests are derived from the declaration.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineCall<const Config extends CallConfig>(config: Config): Call<Config> {
  return { ...config, name: `${config.method} ${config.path}` };
}

/** A file transfer to or from a signed address: not a call of the API, because the address determines the destination. */
export interface FileTransfer<Input extends readonly unknown[] = readonly never[], Output = unknown> {
  readonly method: 'GET' | 'PUT';
  /** For faults: the address itself is different each time. */
  readonly name: 'GET signed-address' | 'PUT signed-address';
  readonly run: (transfer: Transfer, ...input: Input) => Promise<Output>;
}

/**
 * Declares a file transfer.
 * @param run Transfers the bytes; its parameters after the first are those of the client's method.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineTransfer<Method extends 'GET' | 'PUT', Input extends readonly unknown[], Output>(
  method: Method,
  run: (transfer: Transfer, ...input: Input) => Promise<Output>,
) {
  return { method, name: `${method} signed-address`, run } as const;
}

/** A call or a file transfer: the members of a resource. */
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

/** The request body of a call; `undefined` when it has none. */
export type BodyOf<Declared extends CallConfig> = Declared extends { readonly body: infer Schema extends FieldsSchema }
  ? Immutable<v.InferInput<Schema>>
  : undefined;

/** The query parameters of a call; `undefined` when it has none. */
export type QueryOf<Declared extends CallConfig> = Declared extends {
  readonly query: infer Schema extends FieldsSchema;
}
  ? Immutable<v.InferInput<Schema>>
  : undefined;

/** The query parameters of a call after they were parsed, with defaults; `undefined` when it has none. */
export type ParsedQueryOf<Declared extends CallConfig> = Declared extends {
  readonly query: infer Schema extends FieldsSchema;
}
  ? v.InferOutput<Schema>
  : undefined;

/** The request body of a call after it was parsed; `undefined` when it has none. */
export type ParsedBodyOf<Declared extends CallConfig> = Declared extends {
  readonly body: infer Schema extends FieldsSchema;
}
  ? v.InferOutput<Schema>
  : undefined;

/** The value that a call resolves with. */
export type ResponseOf<Declared extends CallConfig> =
  | v.InferOutput<Declared['response']>
  | (Declared extends { readonly notFound: null } ? null : never);

/** The response body of a call before it is parsed. */
export type ResponseBodyOf<Declared extends CallConfig> = v.InferInput<Declared['response']>;

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
  ? (...input: [...InputOf<Declared>, options?: CallOptions]) => Promise<ResponseOf<Declared>>
  : Declared extends FileTransfer<infer Input, infer Output>
    ? (...input: Input) => Promise<Output>
    : never;

/** The client's method for a call, over a transport. */
export function bindCall(call: Call, send: Send): (...input: unknown[]) => Promise<unknown> {
  const { method, name, path, response, isPublic = false } = call;
  const paramCount = paramNames(path).length;
  return async (...input) => {
    const remaining = input.slice(paramCount);
    const body = call.body && declaredFields(call.body, remaining.shift());
    const query = call.query && queryTexts(declaredFields(call.query, remaining.shift()));
    try {
      return await send(
        {
          method,
          name,
          path: buildPath(path, input.slice(0, paramCount) as string[]),
          query: { ...call.fixedQuery, ...query },
          ...(body ? { body } : {}),
          schema: response,
          isPublic,
        },
        remaining[0] as CallOptions | undefined,
      );
    } catch (error) {
      if (call.notFound === null && isHttpError(error, 404)) return null;
      throw error;
    }
  };
}

/** Converts the values of a query to the texts that are sent: those of a list are separated by commas. */
function queryTexts(query: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(query as Record<string, QueryValue>).map(([key, value]) => [key, value?.toString()]),
  );
}

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** Picks the fields that the schema declares, so that nothing else of a caller's object is sent. */
function declaredFields({ entries }: FieldsSchema, value: unknown): Record<string, unknown> {
  const source = Object(value) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(entries).map((key) => [key, source[key]]));
}
