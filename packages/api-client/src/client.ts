import { bindCall, isCall, type Declaration, type MethodOf } from './call.ts';
import { toApiError, type ApiError } from './errors.ts';
import type { ApiPath } from './path.ts';
import { resources } from './registry.ts';
import { listFeatures } from './resources/features.ts';
import type { TokenSource } from './tokens.ts';
import { createTransfer, createTransport, type Send, type TransportOptions } from './transport.ts';

/** The options of `createApiClient`. */
export interface ApiClientOptions extends TransportOptions {
  /** Address of the flag service, which receives no token; by default, the API has the flags. */
  readonly flagsUrl?: string;
  /**
   * Called with each call that fails, also when it was cancelled.
   * @param call Method and path template; it never contains parameter values.
   */
  readonly onFailure?: (call: string, error: ApiError) => void;
}

/** Another service than the API must not receive its tokens. */
const NO_TOKENS: TokenSource = {
  get: () => Promise.resolve(null),
  refresh: () => Promise.reject(new Error('The call needs no token.')),
};

/** Creates a function that sends every call to one address, without a token. */
function createTransportTo(address: string, { takeEarlyResponse: _none, ...options }: TransportOptions): Send {
  const end = address.lastIndexOf('/');
  const send = createTransport({ ...options, baseUrl: address.slice(0, end), tokens: NO_TOKENS });
  const path = address.slice(end) as ApiPath;
  return (request, callOptions) => send({ ...request, path }, callOptions);
}

type Method = (...input: never[]) => Promise<unknown>;

/** Returns a method that also tells a listener when it fails. */
const withListener =
  (name: string, method: Method, onFailure: (call: string, error: ApiError) => void): Method =>
  async (...input) => {
    try {
      return await method(...input);
    } catch (error) {
      onFailure(name, toApiError(error));
      throw error;
    }
  };

type Resources = typeof resources;

/**
 * The calls of the financing provider, by resource. Every method takes the parameters of its path, its body, its query
 * and `{ signal, idempotencyKey }`, and resolves with the parsed response or rejects with an `ApiError`.
 */
export type ApiClient = {
  readonly [Resource in keyof Resources]: {
    readonly [Method in keyof Resources[Resource]]: MethodOf<Resources[Resource][Method]>;
  };
};

/** Creates a client: one method for each declared call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = createTransport(options);
  const sendToFlags = options.flagsUrl === undefined ? send : createTransportTo(options.flagsUrl, options);
  const transfer = createTransfer(options);
  const { onFailure } = options;
  const bind = (declaration: Declaration): Method => {
    const method: Method = isCall(declaration)
      ? bindCall(declaration, declaration.name === listFeatures.name ? sendToFlags : send)
      : (...input) => declaration.run(transfer, ...input);
    return onFailure ? withListener(declaration.name, method, onFailure) : method;
  };
  const methods = Object.entries(resources).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries(calls).map(([method, declaration]) => [method, bind(declaration as Declaration)]),
    ),
  ]);
  return Object.fromEntries(methods) as ApiClient;
}
