import { linkBank, listBankConnections } from '@plinth/api-client/resources/banking';
import { getTopup } from '@plinth/api-client/resources/topups';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { dataOf } from '#core/panel/panel.ts';
import { hrefOf } from '#core/routes/href.ts';
import { connectionsInvalidated, selectConnections } from '#features/_shared/bank-connections/connections-slice.ts';
import { selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { topupHref } from '#features/_shared/topup/topup-href.ts';
import { selectTopup, topup } from '#features/_shared/topup/topup-slice.ts';
import { USER } from '#testing/faults/personas.ts';
import { createProvider } from '#testing/faults/provider.ts';
import { worker } from '#testing/faults/setup.ts';
import { openAt, press, type Visit } from '#testing/faults/visit.tsx';
import { API } from '#testing/world.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  worker.resetHandlers();
});

/** Opens the dashboard of a financed business, one of whose banks stopped sharing data. */
async function openDashboard(): Promise<Visit> {
  worker.use(...createProvider('financed').handlers());
  const visit = openAt(hrefOf('dashboard'), { user: USER });
  cleanups.push(visit.close);
  await expect.poll(visit.text, { timeout: 25_000 }).toContain('Tidewater Credit Union stopped sharing data');
  return visit;
}

it('is not shown to a user whose token does not permit it', async () => {
  worker.use(...createProvider('financed').handlers());
  const { text, close } = openAt(hrefOf('dashboard'), { user: { ...USER, ability: [] } });
  cleanups.push(close);
  await expect.poll(text, { timeout: 25_000 }).toContain('You don’t have access to this page');
  expect(location.pathname).toBe(hrefOf('not-authorized'));
});

describe('the form of a top-up request', () => {
  it('stays open when a refresh finds that nothing is available any more', async () => {
    worker.use(...createProvider('financed').handlers());
    const { world, text, close } = openAt(topupHref('', true), { user: USER });
    cleanups.push(close);
    await expect.poll(text, { timeout: 25_000 }).toContain('Left after this');
    const limit = dataOf(world.read(selectTopup), null);
    worker.use(http.get(API + getTopup.path, () => HttpResponse.json({ ...limit, maxAvailable: 0 })));
    world.store.dispatch(topup.invalidated());
    await expect.poll(text).toContain('Nothing is available to draw right now. What you entered is still here.');
  });
});

describe('the notice about a bank', () => {
  it('says that the bank is connected again', async () => {
    const { world, text } = await openDashboard();
    const connections = world.read(selectConnections).map((connection) => ({ ...connection, status: 'CONNECTED' }));
    worker.use(http.get(API + listBankConnections.path, () => HttpResponse.json(connections)));
    world.store.dispatch(connectionsInvalidated());
    await expect.poll(text).toContain('Tidewater Credit Union is connected again.');
    expect(text()).not.toContain('stopped sharing data');
  });

  it('lets the user reconnect once more after coming back from the page of the bank', async () => {
    const visit = await openDashboard();
    worker.use(http.get(API + linkBank.path, () => HttpResponse.json({ url: 'https://bank.test', linkId: 'l1' })));
    await press(visit, 'Reconnect');
    await expect.poll(() => visit.world.externalUrls).toHaveLength(1);
    expect(visit.world.read(selectLinking).status).toBe('opening');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(visit.world.read(selectLinking).status).toBe('idle');
  });
});
