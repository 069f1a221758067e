import type { BrowserContext, Page, Request, Response, Route } from '@playwright/test';
import { hrefOf } from '../../src/core/routes/href.ts';
import { navigate } from './addresses.ts';

const TOKEN_SERVICE = /\/securetoken\.googleapis\.com\/v1\/token/;

interface TokenAnswer {
  readonly refresh_token: string;
}

/** The identity provider's token service as a test sees it: each refresh counted, and a refresh token good for one use. */
export interface TokenService {
  /** Refreshes that were asked for. */
  readonly count: () => number;
  /** From now on each refresh waits; the function lets those go that wait, and all later ones. */
  readonly hold: () => () => void;
  /** In place of the emulator's answer; null gives it back. */
  answerWith: (answer: ((route: Route) => Promise<void>) | null) => void;
}

/** Stands between the context's tabs and the token service. */
export async function watchTokens(context: BrowserContext): Promise<TokenService> {
  let count = 0;
  let gate = Promise.resolve();
  let instead: ((route: Route) => Promise<void>) | null = null;
  // The emulator's own refresh token does not change; the tabs see one that does.
  let real: string | null = null;
  let current: string | null = null;

  await context.route(TOKEN_SERVICE, async (route) => {
    count += 1;
    const serial = count;
    await gate;
    if (instead) return instead(route);
    const given = new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? '';
    if (current !== null && given !== current) {
      return route.fulfill({ status: 400, json: { error: { code: 400, message: 'INVALID_REFRESH_TOKEN' } } });
    }
    const postData = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: real ?? given }).toString();
    const response = await route.fetch({ postData });
    const answer = (await response.json()) as TokenAnswer;
    real = answer.refresh_token;
    current = `once-${serial}`;
    return route.fulfill({ response, json: { ...answer, refresh_token: current } });
  });

  return {
    count: () => count,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    answerWith(answer) {
      instead = answer;
    },
  };
}

/** Who a bearer token speaks for; null without one. */
export function subjectOf(request: Request): string | null {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(request.headers()['authorization'] ?? '')?.[1];
  if (payload === undefined) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sub?: string };
  return claims.sub ?? null;
}

/**
 * The kept token runs out: the provider refuses it from now on. Every tab of the context has the same.
 * `at: 'touch'` waits for the next press of the pointer: no call of the page's own can come before what it does.
 */
export async function expireToken(page: Page, at: 'once' | 'touch' = 'once'): Promise<void> {
  await page.evaluate((when) => {
    const expire = () => {
      const [header = '', payload = ''] = (localStorage.getItem('plinth.accessToken') ?? '').split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
      const expired = btoa(JSON.stringify({ ...claims, exp: 1 }))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      localStorage.setItem('plinth.accessToken', `${header}.${expired}.`);
    };
    if (when === 'once') expire();
    else addEventListener('pointerdown', expire, { capture: true, once: true });
  }, at);
}

/** Leaves the dashboard within the app and comes back: it asks for its figures again, and shows the old ones meanwhile. */
export async function askAgain(page: Page): Promise<void> {
  await navigate(page, hrefOf('maintenance'));
  await page.getByRole('heading', { name: 'Under maintenance' }).waitFor();
  await navigate(page, hrefOf('dashboard'));
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** Whether it is the answer to the dashboard's first figure. */
const isFigure = (response: Response) => new URL(response.url()).pathname.endsWith('/topups') && response.ok();

/** Asks again and waits for the answer. */
export async function refetch(page: Page): Promise<void> {
  const answer = page.waitForResponse(isFigure);
  await askAgain(page);
  await answer;
}
