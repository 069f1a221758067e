import type { Request } from '@playwright/test';
import { expect, PROVIDER, test } from './support/test.ts';

const AVAILABLE_AMOUNT = '$266,600';
const isRefresh = (request: Request) => request.url().includes('/securetoken.googleapis.com/');

test(
  'calls that are refused at the same time wait for one refresh, and no data is lost',
  PROVIDER,
  async ({ page, openAsOwner, provider }) => {
    const refreshes: Request[] = [];
    const refused: string[] = [];
    const succeeded: string[] = [];
    page.on('request', (request) => {
      if (isRefresh(request)) refreshes.push(request);
    });
    page.on('response', (response) => {
      if (!response.url().startsWith(provider.baseUrl)) return;
      (response.status() === 401 ? refused : succeeded).push(response.url());
    });
    // The calls that the page makes before its code has loaded have the stored token, which is refused.
    await provider.set({ scenario: 'expired' });
    await openAsOwner();
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(new Set(refused).size).toBeGreaterThan(2);
    for (const url of refused) expect(succeeded).toContain(url);
    expect(refreshes).toHaveLength(1);
  },
);

test(
  'a built page requests the first data of a session before its code has loaded',
  PROVIDER,
  async ({ page, openAsOwner, provider }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const [origin, path] = request.url().split(provider.baseUrl);
      if (origin === '') requests.push(`${request.resourceType()} ${path}`);
    });
    await openAsOwner();
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    const early = requests.filter((text) => text.startsWith('fetch ')).map((text) => text.slice('fetch '.length));
    expect(early).toContain('/financing/leads');
    // The app takes the responses and requests none of them again.
    for (const path of early) expect(requests).not.toContain(`xhr ${path}`);
  },
);
