import type { Request } from '@playwright/test';
import { expect, PROVIDER, test } from './support/test.ts';

const SECRET = 'ines@calloway.test';

test(
  'an error and a failed call are reported to the server without what they say about a person',
  PROVIDER,
  async ({ page, openAsOwner, provider, providerOrigin, allowViolation }) => {
    allowViolation(new RegExp(SECRET));
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (request.url() === `${providerOrigin}/reports`) requests.push(request);
    });
    await provider.set({ fault: 'GET /financing/customers/:customerId/contracts:bad-gateway' });
    const response = page.waitForResponse(`${providerOrigin}/reports`);
    await openAsOwner();
    await expect(page.getByText('Available to draw')).toBeVisible();
    await page.evaluate((secret) => {
      setTimeout(() => {
        throw new TypeError(`No business of ${secret}`);
      });
    }, SECRET);
    expect((await response).status()).toBe(204);
    const text = () => requests.map((request) => request.postData()).join('\n');
    await expect.poll(text).toContain('{"kind":"error","route":"dashboard","name":"TypeError"');
    await expect
      .poll(text)
      .toContain('"call":"GET /financing/customers/:customerId/contracts","code":"http","status":502');
    expect(text()).not.toContain(SECRET);
  },
);
