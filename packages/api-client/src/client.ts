import { bindCall, isCall, type Declaration, type MethodOf } from './call.ts';
import { resources } from './registry.ts';
import { createTransfer, createTransport, type TransportOptions } from './transport.ts';

/** The options of `createApiClient`. */
export type ApiClientOptions = TransportOptions;

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
  const transfer = createTransfer(options);
  const bind = (declaration: Declaration) =>
    isCall(declaration)
      ? bindCall(declaration, send)
      : (...input: readonly never[]) => declaration.run(transfer, ...input);
  const methods = Object.entries(resources).map(([resource, calls]) => [
    resource,
    Object.fromEntries(
      Object.entries(calls).map(([method, declaration]) => [method, bind(declaration as Declaration)]),
    ),
  ]);
  return Object.fromEntries(methods) as ApiClient;
}
