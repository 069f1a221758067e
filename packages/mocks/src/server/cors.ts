/** The CORS rules that the app needs of an API on another origin, and no more (`README.md`). */

/** The rules of an API. */
export interface CorsOptions {
  /** The one origin that may call. */
  readonly appOrigin: string;
  /** Whether requests may have the header `Idempotency-Key`. */
  readonly allowsIdempotencyKey: boolean;
}

/** Returns the headers of a response to a request; none for a caller of another origin. */
export const corsHeaders = (request: Request, { appOrigin }: CorsOptions): Readonly<Record<string, string>> =>
  request.headers.get('origin') === appOrigin
    ? { 'Access-Control-Allow-Origin': appOrigin, 'Access-Control-Expose-Headers': 'Date, Retry-After', Vary: 'Origin' }
    : { Vary: 'Origin' };

/**
 * Responds to the request with which a browser asks for permission.
 * @param isStorage whether it is about a signed address of a file, which takes a PUT.
 */
export function respondToPreflight(request: Request, options: CorsOptions, isStorage: boolean): Response {
  if (request.headers.get('origin') !== options.appOrigin) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': options.appOrigin,
      'Access-Control-Allow-Methods': isStorage ? 'GET, PUT' : 'GET, POST, PATCH, DELETE',
      'Access-Control-Allow-Headers': [
        'Authorization, Content-Type',
        ...(options.allowsIdempotencyKey ? ['Idempotency-Key'] : []),
      ].join(', '),
      Vary: 'Origin',
    },
  });
}
