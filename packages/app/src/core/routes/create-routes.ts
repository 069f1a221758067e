import { generatePath, matchRoutes } from '#shared/navigation.ts';
import type { Parameters, Query, RequiredName } from './path.ts';

/** Parameters and query of one address of a route, for tests that run over every route. */
export interface Sample<Path extends string> {
  readonly parameters: Parameters<Path>;
  readonly query?: Query;
}

/** A route: its path, and the data that generic tests need. */
export interface Route<Path extends string = string> {
  /** Pattern of the pathname with `:parameters`; a trailing `?` makes one optional. */
  readonly path: Path;
  /** Whether the parameters are names in lower case, so that other cases mean the same. */
  readonly hasNames: boolean;
  /** Selector of something that is on the page once its data has loaded. */
  readonly ready: string;
  /** Required where the path has parameters. */
  readonly sample: Sample<Path>;
}

type Declaration<Path extends string> = Pick<Route<Path>, 'path' | 'ready'> &
  Partial<Pick<Route<Path>, 'hasNames'>> &
  ([RequiredName<Path>] extends [never]
    ? { readonly sample?: Partial<Sample<Path>> }
    : { readonly sample: Sample<Path> });

/** Declares a route; its types follow from the path. */
export function route<const Path extends `/${string}`>({
  path,
  hasNames = false,
  ready,
  sample,
}: Declaration<Path>): Route<Path> {
  return { path, hasNames, ready, sample: { parameters: {} as Parameters<Path>, ...sample } };
}

/** Routes by their ids. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Parameters of a route of a table, by its id. */
export type ParametersIn<Table extends RouteTable, Id extends keyof Table> = Parameters<Table[Id]['path']>;

/** Routes of a table whose address needs no parameters. */
export type StaticIdIn<Table extends RouteTable> = {
  [Id in keyof Table & string]: [RequiredName<Table[Id]['path']>] extends [never] ? Id : never;
}[keyof Table & string];

type HrefArguments<Table extends RouteTable, Id extends keyof Table & string> =
  Id extends StaticIdIn<Table>
    ? [parameters?: ParametersIn<Table, Id>, query?: Query]
    : [parameters: ParametersIn<Table, Id>, query?: Query];

/** A route that matches a pathname, with its parameters decoded. */
export interface MatchOf<Id extends string> {
  readonly id: Id;
  /** The pathname as the app writes it: without a trailing slash, and in the case of the route's pattern. */
  readonly pathname: string;
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** The functions that build and match the addresses of a table. */
export interface Routes<Table extends RouteTable> {
  /** Every id, in the order of the declarations. */
  readonly ids: readonly (keyof Table & string)[];
  /**
   * Returns the address of a route. No other code builds addresses. Parameters and query values are encoded.
   *
   * @example hrefOf('virtual-card', { virtualCreditCardId: 'card-8804' })
   * @example hrefOf('tickets', {}, { new: 'ticket' })
   */
  readonly hrefOf: <Id extends keyof Table & string>(id: Id, ...input: HrefArguments<Table, Id>) => string;
  /** Returns the sample address of a route, for tests that run over every route. */
  readonly sampleHrefOf: (id: keyof Table & string) => string;
  /** Returns the selector of something that is on the page of a route once its data has loaded. */
  readonly readyOf: (id: keyof Table & string) => string;
  /** Returns the route of a pathname, whatever its case; null when there is none. */
  readonly matchRoute: (pathname: string) => MatchOf<keyof Table & string> | null;
}

function buildHref(path: string, parameters: object, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const pathname = generatePath(path, { ...parameters });
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Returns a pathname that matches a pattern, in the case of the pattern. Parameters that are no names keep theirs. */
function canonicalPathname(pathname: string, { path, hasNames }: Route): string {
  const patterns = segmentsOf(path);
  const segments = segmentsOf(pathname).map((segment, index) => {
    const pattern = patterns[index] ?? '';
    if (!pattern.startsWith(':')) return pattern;
    return hasNames ? segment.toLowerCase() : segment;
  });
  return `/${segments.join('/')}`;
}

/** Creates the functions of a table. Where two patterns match a pathname equally well, the first one wins. */
export function createRoutes<const Table extends RouteTable>(table: Table): Routes<Table> {
  const ids = Object.keys(table) as (keyof Table & string)[];
  const patterns = Object.entries(table).map(([id, { path }]) => ({ id, path }));
  const routeOf = (id: string): Route => {
    const found = table[id];
    if (!found) throw new Error(`There is no route "${id}".`);
    return found;
  };
  const findMatch = (pathname: string): MatchOf<keyof Table & string> | null => {
    const id = matchRoutes(patterns, { pathname })?.at(-1)?.route.id;
    if (id === undefined) return null;
    const canonical = canonicalPathname(pathname, routeOf(id));
    const parameters = matchRoutes(patterns, { pathname: canonical })?.at(-1)?.params ?? {};
    return { id: id as keyof Table & string, pathname: canonical, parameters };
  };
  // The router ranks all patterns for each match, and the menu matches each of its links.
  const matches = new Map<string, ReturnType<typeof findMatch>>();
  return {
    ids,
    hrefOf: (id, ...[parameters = {}, query = {}]) => buildHref(routeOf(id).path, parameters, query),
    sampleHrefOf: (id) => {
      const { path, sample } = routeOf(id);
      return buildHref(path, sample.parameters, sample.query ?? {});
    },
    readyOf: (id) => routeOf(id).ready,
    matchRoute: (pathname) => {
      const known = matches.get(pathname);
      if (known !== undefined) return known;
      const match = findMatch(pathname);
      matches.set(pathname, match);
      return match;
    },
  };
}
