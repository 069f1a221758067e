import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { joinHandlers, type HandledCall } from './join-handlers.ts';

const ORIGIN = 'http://localhost';

/** Answers with the path of its declaration and the parameters of the request. */
const answerWith = (path: string) => (info: { readonly params: object }) =>
  HttpResponse.json({ path, params: info.params });
const get = (path: string): HandledCall => ({
  method: 'GET',
  path: ORIGIN + path,
  createHandler: () => http.get(ORIGIN + path, answerWith(path)),
});

async function answerOf(handlers: readonly HttpHandler[], path: string, method = 'GET'): Promise<unknown> {
  const response = await getResponse([...handlers], new Request(ORIGIN + path, { method }));
  return response?.json();
}

describe('joined handlers', () => {
  const joined = joinHandlers([get('/orders'), get('/orders/new'), get('/orders/:id'), get('/orders/:id/items')]);

  it('answer each call with its parameters', async () => {
    expect(await answerOf([joined], '/orders?page=2')).toEqual({ path: '/orders', params: {} });
    expect(await answerOf([joined], '/orders/7')).toEqual({ path: '/orders/:id', params: { id: '7' } });
    expect(await answerOf([joined], '/orders/a%2Fb/items')).toEqual({
      path: '/orders/:id/items',
      params: { id: 'a/b' },
    });
  });

  it('answer with the first handler that matches', async () => {
    expect(await answerOf([joined], '/orders/new')).toEqual({ path: '/orders/new', params: {} });
  });

  it('leave other requests to the handlers behind them', async () => {
    const handlers = [joined, http.all('*', answerWith('*'))];
    for (const [path, method] of [
      ['/orders', 'POST'],
      ['/assets/start.js', 'GET'],
      ['/customers/7', 'GET'],
    ] as const)
      expect(await answerOf(handlers, path, method), path).toMatchObject({ path: '*' });
  });

  it('leave a request to the handlers behind them when theirs return nothing', async () => {
    const silent = { ...get('/orders'), createHandler: () => http.get(`${ORIGIN}/orders`, () => undefined) };
    expect(await answerOf([joinHandlers([silent]), http.all('*', answerWith('*'))], '/orders')).toMatchObject({
      path: '*',
    });
  });
});
