import { listContracts } from '@plinth/api-client/resources/contracts';
import { createTask, listTasks } from '@plinth/api-client/resources/tasks';
import { hrefOf } from '../src/core/routes/href.ts';
import { expect, PROVIDER, test } from './support/test.ts';

const AVAILABLE_AMOUNT = '$266,600';
const TICKET_COUNT = 4;

for (const [name, fault] of [
  ['breaks in the middle of the body', 'cut'],
  ['breaks before anything arrives', 'reset'],
  ['leads to a page of a proxy', 'bad-gateway'],
  ['has no CORS headers', 'no-cors'],
] as const) {
  test(
    `a response that ${name} is an error, and the data loads on a retry`,
    PROVIDER,
    async ({ page, openAsOwner, provider, allowViolation }) => {
      if (fault === 'no-cors') allowViolation(/has been blocked by CORS policy/);
      await provider.set({ fault: `${listTasks.name}:${fault}` });
      await openAsOwner(hrefOf('tickets'));
      await expect(page.getByText('Tickets didn’t load')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/undefined|NaN|\[object|Gateway/)).toHaveCount(0);
      await provider.set({});
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(TICKET_COUNT);
    },
  );

  test(
    `a response that ${name} once is requested again without a notice`,
    PROVIDER,
    async ({ page, openAsOwner, provider, allowViolation }) => {
      if (fault === 'no-cors') allowViolation(/has been blocked by CORS policy/);
      await provider.set({ fault: `${listTasks.name}:${fault}:once` });
      await openAsOwner(hrefOf('tickets'));
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(TICKET_COUNT);
      await expect(page.getByText('Tickets didn’t load')).toHaveCount(0);
    },
  );
}

test(
  'a response that says it is plain text is read as the JSON that it is',
  PROVIDER,
  async ({ page, openAsOwner, provider }) => {
    await provider.set({ fault: `${listContracts.name}:plain-text` });
    await openAsOwner();
    await expect(page.getByText(AVAILABLE_AMOUNT)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Contracts' }).getByRole('row')).toHaveCount(6);
  },
);

test('a provider that is busy is asked again when it says', PROVIDER, async ({ page, openAsOwner, provider }) => {
  const times: number[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (
      response.url().startsWith(provider.baseUrl) &&
      pathname.includes('/tasks/') &&
      response.request().method() === 'GET'
    )
      times.push(performance.now());
  });
  await provider.set({ fault: `${listTasks.name}:retry-later:once` });
  await openAsOwner(hrefOf('tickets'));
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(TICKET_COUNT);
  const [refused = 0, repeated = 0] = times;
  expect(repeated - refused).toBeGreaterThan(900);
});

test(
  'a ticket that a busy provider refuses is sent once, by hand',
  PROVIDER,
  async ({ page, openAsOwner, provider }) => {
    await openAsOwner(hrefOf('tickets', {}, { new: 'ticket' }));
    await provider.set({ fault: `${createTask.name}:retry-later:once` });
    await page.getByLabel('Subject').fill('Receipt');
    await page.getByLabel('Message').fill('As asked');
    await page.getByRole('button', { name: 'Send ticket' }).click();
    await expect(page.getByText('The ticket was not sent. What you wrote is still here.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Ticket sent')).toBeVisible();
    await expect(page.getByText(`${TICKET_COUNT + 1} tickets`)).toBeVisible();
  },
);

test(
  'a slow response shows that it is loading, and then its data',
  PROVIDER,
  async ({ page, openAsOwner, provider }) => {
    await provider.set({ fault: `${listTasks.name}:slow` });
    await openAsOwner(hrefOf('tickets'));
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(TICKET_COUNT);
  },
);
