/** The provider's handlers of the declared calls, and the areas that they belong to. */
import type { ApiClient } from '@plinth/api-client';
import type { Declaration, FileTransfer, MethodOf } from '@plinth/api-client/call';
import {
  createHandle,
  type Domain as DomainOf,
  type Outcome,
  type RequestInput,
  type Sample,
  type SampledCallHandler,
} from '#engine/call-handler.ts';
import type { MockContext } from '../context.ts';
import type { Db } from '../db.ts';
import type { Scenario, ScenarioName } from '../scenarios/scenarios.ts';
import type { TokenHolder } from '../token.ts';

/** The user who makes the calls of the samples. */
export const SAMPLE_UID = 'ines';

interface HandlerOptions {
  /** The scenario of the sample; defaults to `financed`. */
  readonly scenario?: ScenarioName;
}

/** The handler of a declared call or file transfer. */
export interface CallHandler extends SampledCallHandler<Declaration, ApiClient>, HandlerOptions {
  /** Needs no session. */
  readonly isPublic?: true;
}

interface PublicSession {
  readonly context: MockContext;
}

interface UserSession extends PublicSession {
  readonly holder: TokenHolder;
  /** The holder's data; changes to it are stored. */
  readonly db: Db;
}

interface HandlerTypes {
  readonly client: ApiClient;
  readonly options: HandlerOptions;
  // Nothing is awaited between the reading and the storing of a user's data.
  readonly isAsync: false;
}

/** Handles a call of the signed-in user. A `:customerId` of another user is a 404, a wrong body or query a 400. */
export const handle = createHandle<HandlerTypes & { readonly session: UserSession }>();

/** Handles a call that needs no session. */
export const handlePublic = createHandle<HandlerTypes & { readonly session: PublicSession }>({ isPublic: true });

/** Handles a file transfer at the mock's own storage. @param path the path of the storage below the base address. */
export const handleTransfer = <Declared extends FileTransfer>(
  declaration: Declared,
  path: string,
  respond: (input: PublicSession & Pick<RequestInput, 'request'>) => Promise<Outcome>,
  sample: Sample<ApiClient, [...Parameters<MethodOf<Declared>>]>,
): CallHandler => ({ declaration, path, respond, sample, isPublic: true }) as unknown as CallHandler;

/** The input from which the data of a new user is created. */
export interface SeedInput {
  readonly scenario: Scenario;
  readonly uid: string;
  readonly now: Date;
  /** Address of the app without a trailing slash. */
  readonly origin: string;
}

/** Replaces a response. It gets the number of earlier requests; `undefined` falls back to the handler. */
export type Override = (earlierRequests: number) => Response | undefined;

/** One area of the provider: its handlers, its part of a user's data, and how scenarios change it. */
export interface Domain extends DomainOf<CallHandler> {
  /** The area's part of the data that a user starts with. */
  readonly seed?: (input: SeedInput) => Partial<Db>;
  /** The overrides of each scenario. */
  readonly scenarios?: Readonly<Partial<Record<ScenarioName, readonly (readonly [Declaration, Override])[]>>>;
}
