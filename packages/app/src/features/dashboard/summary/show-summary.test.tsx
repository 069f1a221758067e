import type { Call } from '@plinth/api-client/call';
import { listBankConnections } from '@plinth/api-client/resources/banking';
import { listContracts } from '@plinth/api-client/resources/contracts';
import { getTopup } from '@plinth/api-client/resources/topups';
import type { ScenarioName } from '@plinth/mocks';
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { pathOfCustomer, pathTemplateOf } from '#core/api/early-responses.ts';
import { hrefOf } from '#core/routes/href.ts';
import { USER } from '#testing/faults/personas.ts';
import { createProvider } from '#testing/faults/provider.ts';
import { worker } from '#testing/faults/setup.ts';
import { openAt } from '#testing/faults/visit.tsx';
import { API, tokenOf } from '#testing/world.ts';
import { showSummary } from './show-summary.ts';
import { SummaryTemplate } from './summary-template.tsx';

const NOW = Date.parse('2026-11-19T17:42:00Z');
const CALLS = [getTopup, listContracts, listBankConnections];

const respondTo = ({ path }: Call, body: JsonBodyType) => http.get(API + path, () => HttpResponse.json(body));
const failureOf = ({ path }: Call) => http.get(API + path, () => new HttpResponse(null, { status: 500 }));

const clean: (() => void)[] = [];
afterEach(() => {
  for (const step of clean.splice(0)) step();
  globalThis.plinthEarlyResponses = undefined;
});

/** Makes the calls of the dashboard's HTML. */
function requestEarly(): void {
  const token = tokenOf(USER, 1);
  const paths = CALLS.map((call) => pathOfCustomer(pathTemplateOf(call), USER.customerId) ?? '');
  const request = (path: string) => fetch(API + path, { headers: { Authorization: `Bearer ${token}` } });
  const byPath = new Map(paths.map((path) => [path, request(path)]));
  globalThis.plinthEarlyResponses = { token, customerId: USER.customerId, byPath };
}

/** Adds the frame of the dashboard with the template of the summary. */
async function addFrame(): Promise<HTMLElement> {
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(<SummaryTemplate />);
  await expect.poll(() => container.innerHTML).not.toBe('');
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = `<div class="frame-main"><span class="card-skeleton"></span></div><template data-summary lang="en">${container.innerHTML}</template>`;
  root.unmount();
  clean.push(() => frame.remove());
  return frame;
}

/** Returns the texts of the summary or of the page: the notices, the available amount, the sentence about the week. */
function textsOf(parent: ParentNode): readonly string[] {
  const selectors =
    '.dashboard-summary-text, plinth-alert, .dashboard-figure:not(.dashboard-figure-small), .dashboard-hero-sentence';
  return [...parent.querySelectorAll(selectors)].map(({ textContent }) => textContent.replace('Reconnect', '').trim());
}

interface ShowOptions {
  readonly scenario?: ScenarioName;
  /** Responses that replace those of the mock. */
  readonly handlers?: readonly HttpHandler[];
  /** Runs while the calls wait for their responses. */
  readonly meanwhile?: (frame: HTMLElement) => void;
}

async function show({ scenario = 'financed', handlers = [], meanwhile }: ShowOptions = {}): Promise<HTMLElement> {
  worker.use(...handlers, ...createProvider(scenario).handlers());
  clean.push(() => worker.resetHandlers());
  requestEarly();
  const frame = await addFrame();
  const shown = showSummary(NOW);
  meanwhile?.(frame);
  await shown;
  return frame;
}

const brokenBank = (id: string) => ({ id, institution: `Bank ${id}`, status: 'AUTH_ERROR', Accounts: [] });

describe('the summary in the HTML of the dashboard', () => {
  it('says what the page then says', async () => {
    const frame = await show();
    const summary = textsOf(frame);
    expect(summary).toHaveLength(3);
    expect(frame.querySelector('.frame-main > .card-skeleton')).toBeNull();
    const visit = openAt(hrefOf('dashboard'), { user: USER });
    clean.push(visit.close);
    await expect.poll(() => textsOf(visit.host), { timeout: 25_000 }).toEqual(summary);
  });

  it('leaves the responses to the API client', async () => {
    await show();
    const requests: readonly Promise<Response>[] = [...(globalThis.plinthEarlyResponses?.byPath.values() ?? [])];
    const responses = await Promise.all(requests);
    expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual([false, false, false]);
  });

  it.each<[string, ShowOptions]>([
    ['before the first contract', { scenario: 'onboarded' }],
    [
      'when more banks are disconnected than have a notice of their own',
      { handlers: [respondTo(listBankConnections, ['1', '2', '3'].map(brokenBank))] },
    ],
    ['when the page has replaced the frame', { meanwhile: (frame) => frame.remove() }],
    ...CALLS.map((call): [string, ShowOptions] => [`when ${call.name} fails`, { handlers: [failureOf(call)] }]),
  ])('leaves the skeleton %s', async (_when, options) => {
    const frame = await show(options);
    expect(textsOf(frame)).toEqual([]);
    expect(frame.querySelector('.frame-main > .card-skeleton')).not.toBeNull();
  });
});
