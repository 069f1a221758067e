import type { BrowserContext, Page, Request, Response, Route } from '@playwright/test';
import { hrefOf } from '../../src/core/routes/href.ts';
import { navigate } from './addresses.ts';

const TOKEN_SERVICE = /\/securetoken\.googleapis\.com\/v1\/token/;

interface TokenResponse {
  readonly refresh_token: string;
}

/** The identity provider's token service in tests. It counts refreshes and accepts each refresh token once. */
export interface TokenService {
  /** Returns the number of requested refreshes. */
  readonly count: () => number;
  /** Delays all refreshes until the returned function is called. */
  readonly pause: () => () => void;
  /** Replaces the emulator's response; `null` restores it. */
  respondWith: (handler: ((route: Route) => Promise<void>) | null) => void;
}

/** Intercepts the requests of a context's tabs to the token service. */
export async function interceptTokenService(context: BrowserContext): Promise<TokenService> {
  let count = 0;
  let gate = Promise.resolve();
  let handler: ((route: Route) => Promise<void>) | null = null;
  // The emulator's refresh token never changes; the tabs receive a new one with each refresh.
  let emulatorToken: string | null = null;
  let currentToken: string | null = null;

  await context.route(TOKEN_SERVICE, async (route) => {
    count += 1;
    const serial = count;
    await gate;
    if (handler) return handler(route);
    const sentToken = new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? '';
    if (currentToken !== null && sentToken !== currentToken) {
      return route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_REFRESH_TOKEN' } } });
    }
    const postData = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: emulatorToken ?? sentToken,
    }).toString();
    const response = await route.fetch({ postData });
    const body = (await response.json()) as TokenResponse;
    emulatorToken = body.refresh_token;
    currentToken = `once-${serial}`;
    return route.fulfill({ response, json: { ...body, refresh_token: currentToken } });
  });

  return {
    count: () => count,
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    respondWith(replacement) {
      handler = replacement;
    },
  };
}

/** Returns the subject of a request's bearer token, or `null` without a token. */
export function subjectOf(request: Request): string | null {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(request.headers()['authorization'] ?? '')?.[1];
  if (payload === undefined) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sub?: string };
  return claims.sub ?? null;
}

/**
 * Replaces the stored token, which all tabs of the context share, with an expired one. With `on: 'pointerdown'`, this happens
 * on the next `pointerdown`, so that no earlier request of the page uses it.
 */
export async function expireToken(page: Page, on: 'now' | 'pointerdown' = 'now'): Promise<void> {
  await page.evaluate((trigger) => {
    const expire = () => {
      const [header = '', payload = ''] = (localStorage.getItem('plinth.accessToken') ?? '').split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
      const expired = btoa(JSON.stringify({ ...claims, exp: 1 }))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      localStorage.setItem('plinth.accessToken', `${header}.${expired}.`);
    };
    if (trigger === 'now') expire();
    else addEventListener('pointerdown', expire, { capture: true, once: true });
  }, on);
}

/**
 * Leaves the dashboard within the app and returns, which requests its data again while the previous data stays visible.
 */
export async function revisitDashboard(page: Page): Promise<void> {
  await navigate(page, hrefOf('maintenance'));
  await page.getByRole('heading', { name: 'Under maintenance' }).waitFor();
  await navigate(page, hrefOf('dashboard'));
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Returns whether a response contains the dashboard's first figure. */
const isTopupResponse = (response: Response) => new URL(response.url()).pathname.endsWith('/topups') && response.ok();

/** Reloads the dashboard's data and waits for the response. */
export async function refetch(page: Page): Promise<void> {
  const response = page.waitForResponse(isTopupResponse);
  await revisitDashboard(page);
  await response;
}
