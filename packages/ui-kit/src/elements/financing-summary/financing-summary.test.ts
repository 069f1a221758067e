import '#define/financing-summary.ts';
import { fixture, html } from '@open-wc/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeElement } from '#testing/element-suite.ts';
import type { FinancingFigures, FinancingLoad, FinancingLoadRequest } from './financing-load.ts';
import type { PlinthFinancingSummary } from './financing-summary.ts';

const figures: FinancingFigures = {
  available: 26_660_000,
  owed: 21_340_000,
  inProgress: 2_500_000,
  limit: 48_000_000,
  next: { amount: 1_020_000, date: '2026-11-23', account: 'Northgate ····4417' },
  repayment: { collected: 10_170_000, total: 29_010_000, until: '2027-06-21' },
};
const resolveWith =
  (response: FinancingFigures | null = figures): FinancingLoad =>
  () =>
    Promise.resolve(response);
const rejectWith =
  (code: string): FinancingLoad =>
  () =>
    Promise.reject(Object.assign(new Error('It did not load.'), { code }));
/** Returns a `load` function that resolves with a response of any shape. */
const resolveWithJson =
  (json: string): FinancingLoad =>
  () =>
    Promise.resolve(JSON.parse(json));
const loadForever: FinancingLoad = () => new Promise(() => {});

describeElement({
  name: 'financing-summary',
  define: () => import('#define/financing-summary.ts'),
  template: () =>
    html`<plinth-financing-summary><button slot="action">Request a top-up</button></plinth-financing-summary>`,
});

function statusOf(element: PlinthFinancingSummary): 'loading' | 'ready' | 'empty' | 'failed' {
  const emptyState = element.shadowRoot!.querySelector('plinth-empty-state');
  if (emptyState) return emptyState.kind === 'error' ? 'failed' : 'empty';
  return element.shadowRoot!.querySelector('[part="available"]') ? 'ready' : 'loading';
}

/** Creates a summary and records the codes of its error events. */
async function createSummary(values: Partial<PlinthFinancingSummary>, width = 900) {
  const container = await fixture<HTMLElement>(html`<div><plinth-financing-summary></plinth-financing-summary></div>`);
  container.style.width = `${width}px`;
  const element = container.querySelector('plinth-financing-summary')!;
  const codes: string[] = [];
  element.addEventListener('plinth-load-error', ({ detail }: CustomEventInit<{ code: string }>) =>
    codes.push(detail!.code),
  );
  Object.assign(element, values);
  await element.updateComplete;
  return { container, element, codes };
}

const waitForStatus = (element: PlinthFinancingSummary, status: ReturnType<typeof statusOf>) =>
  vi.waitFor(() => expect(statusOf(element)).toBe(status));
const text = (element: PlinthFinancingSummary, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((node) =>
    node
      .textContent!.replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
const section = (element: PlinthFinancingSummary) => element.shadowRoot!.querySelector('section')!;

describe('<plinth-financing-summary>', () => {
  it('shows the available amount, the amount owed, the next collection and the repayment', async () => {
    const { element } = await createSummary({ load: resolveWith() });
    await waitForStatus(element, 'ready');
    expect(text(element, '[part="available"] > *')).toEqual(['Available to draw', '$266,600']);
    expect(text(element, '[part="next"] > *')).toEqual([
      'Next collection',
      '$10,200',
      'Monday, November 23',
      'from Northgate ····4417',
    ]);
    const { available, owed, inProgress, limit } = element.shadowRoot!.querySelector('plinth-capacity-meter')!;
    expect({ available, owed, inProgress, limit }).toEqual({
      available: 26_660_000,
      owed: 21_340_000,
      inProgress: 2_500_000,
      limit: 48_000_000,
    });
    const { collected, total } = element.shadowRoot!.querySelector('plinth-repayment-progress')!;
    expect({ collected, total }).toEqual({ collected: 10_170_000, total: 29_010_000 });
    expect(text(element, '[slot="note"]')).toEqual(['until about June 2027']);
  });

  it('shows that nothing is due, without a repayment', async () => {
    const { element } = await createSummary({
      load: resolveWith({ available: 100, owed: 0, next: null, repayment: null }),
    });
    await waitForStatus(element, 'ready');
    expect([text(element, '[part="next"] dd'), element.shadowRoot!.querySelector('plinth-repayment-progress')]).toEqual(
      [['Nothing due'], null],
    );
  });

  it('shows that there is no financing yet, with the slotted action', async () => {
    const { element } = await createSummary({ load: resolveWith(null) });
    await waitForStatus(element, 'empty');
    const action = element.shadowRoot!.querySelector<HTMLSlotElement>('slot[name="action"]')!;
    expect(action.closest('plinth-empty-state')).not.toBe(null);
  });

  it('is busy until the figures are loaded, and is a labeled region', async () => {
    const { element } = await createSummary({ load: loadForever });
    expect([section(element).ariaBusy, statusOf(element)]).toEqual(['true', 'loading']);
    expect(page.getByRole('region', { name: 'Financing' }).elements().length).toBe(1);
    element.load = undefined;
    await element.updateComplete;
    element.load = resolveWith();
    await waitForStatus(element, 'ready');
    expect(section(element).ariaBusy).toBe(null);
  });

  it('passes the page’s token and the language to load', async () => {
    const requests: FinancingLoadRequest[] = [];
    const { container, element } = await createSummary({});
    container.lang = 'de';
    container.append(element);
    element.token = () => Promise.resolve('first');
    element.load = (request) => {
      requests.push(request);
      return Promise.resolve(figures);
    };
    await waitForStatus(element, 'ready');
    expect(requests.map(({ token, language }) => [token, language])).toEqual([['first', 'de']]);
    expect(element.outerHTML + element.shadowRoot!.innerHTML).not.toContain('first');
  });

  it('requests a new token once when the first is rejected', async () => {
    const tokens: (string | null)[] = [];
    const { element, codes } = await createSummary({
      token: ({ rejected }) => (rejected === 'old' ? 'new' : 'old'),
      load: ({ token }) => {
        tokens.push(token);
        return token === 'new'
          ? Promise.resolve(figures)
          : rejectWith('session-expired')({ token, language: 'en', signal: new AbortController().signal });
      },
    });
    await waitForStatus(element, 'ready');
    expect([tokens, codes]).toEqual([['old', 'new'], []]);
  });

  it('shows that the session has ended when the new token is rejected too', async () => {
    const tokens: (string | null)[] = [];
    const { element, codes } = await createSummary({
      token: ({ rejected }) => (rejected === null ? 'old' : 'new'),
      load: (request) => {
        tokens.push(request.token);
        return rejectWith('session-expired')(request);
      },
    });
    await waitForStatus(element, 'failed');
    expect([tokens, codes]).toEqual([['old', 'new'], ['session-expired']]);
    expect(element.shadowRoot!.querySelector('plinth-empty-state')!.text).toBe(
      'Your session has ended. Sign in, then try again.',
    );
  });

  it.each([
    ['network', rejectWith('network')],
    ['http', rejectWith('http')],
    ['unknown', rejectWith('unlisted')],
    [
      'unknown',
      () => {
        throw new Error('Thrown synchronously');
      },
    ],
    ['timeout', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
    ['schema', resolveWithJson('"<!doctype html>"')],
    ['schema', resolveWithJson('{ "available": "12", "owed": 3 }')],
    ['schema', resolveWith({ available: 1, owed: Number.NaN })],
    ['schema', resolveWith({ available: 1, owed: 1, next: { amount: 1, date: 'soon' } })],
    ['schema', resolveWith({ available: 1, owed: 1, repayment: { collected: 1, total: 2, until: 'later' } })],
  ] as readonly (readonly [code: string, load: FinancingLoad])[])(
    'emits an error event for %s, and shows "Try again"',
    async (code, load) => {
      const { element, codes } = await createSummary({ load });
      await waitForStatus(element, 'failed');
      expect([codes, page.getByRole('button', { name: 'Try again' }).elements().length]).toEqual([[code], 1]);
    },
  );

  it('fails after the timeout, and aborts the load', async () => {
    const signals: AbortSignal[] = [];
    const { element, codes } = await createSummary({
      timeout: 20,
      load: ({ signal }) => {
        signals.push(signal);
        return loadForever({ token: null, language: 'en', signal });
      },
    });
    await waitForStatus(element, 'failed');
    expect([codes, signals.map(({ aborted }) => aborted)]).toEqual([['timeout'], [true]]);
  });

  it('reloads on "Try again", and keeps the focus', async () => {
    const loads = [rejectWith('network'), loadForever, resolveWith()];
    let loadCount = 0;
    const { element } = await createSummary({
      load: (request) => {
        loadCount += 1;
        return loads[loadCount - 1]!(request);
      },
    });
    await waitForStatus(element, 'failed');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitForStatus(element, 'loading');
    expect([document.activeElement === element, element.shadowRoot!.activeElement === section(element)]).toEqual([
      true,
      true,
    ]);
    element.reload();
    await waitForStatus(element, 'ready');
    expect(loadCount).toBe(3);
  });

  it('keeps the figures visible while it reloads', async () => {
    const { element } = await createSummary({ load: resolveWith() });
    await waitForStatus(element, 'ready');
    let resolveFigures: (response: FinancingFigures) => void = () => {};
    element.load = () =>
      new Promise((resolve) => {
        resolveFigures = resolve;
      });
    element.reload();
    await element.updateComplete;
    expect([statusOf(element), section(element).ariaBusy]).toEqual(['ready', 'true']);
    resolveFigures({ ...figures, available: 5_000_000 });
    await vi.waitFor(() => expect(text(element, '[part="available"] dd')).toEqual(['$50,000']));
  });

  it('does not reload when the page sets a new function on each render', async () => {
    const load = vi.fn<FinancingLoad>(resolveWith());
    const { element } = await createSummary({ load });
    await waitForStatus(element, 'ready');
    element.load = (request) => load(request);
    await element.updateComplete;
    expect(load.mock.calls.length).toBe(1);
  });

  it('aborts the load when it is removed, and restarts it when it is inserted', async () => {
    const signals: AbortSignal[] = [];
    const { container, element, codes } = await createSummary({
      load: ({ signal }) => {
        signals.push(signal);
        return signals.length > 1 ? Promise.resolve(figures) : new Promise(() => {});
      },
    });
    await vi.waitFor(() => expect(signals.length).toBe(1));
    element.remove();
    expect(signals[0]!.aborted).toBe(true);
    container.append(element);
    await waitForStatus(element, 'ready');
    expect([signals.length, codes]).toEqual([2, []]);
  });

  it('shows the response to the latest request, in whatever order the responses arrive', async () => {
    const resolvers: ((response: FinancingFigures) => void)[] = [];
    const { element } = await createSummary({
      load: () =>
        new Promise((resolve) => {
          resolvers.push(resolve);
        }),
    });
    await vi.waitFor(() => expect(resolvers.length).toBe(1));
    element.reload();
    await vi.waitFor(() => expect(resolvers.length).toBe(2));
    resolvers[1]!({ ...figures, available: 200 });
    resolvers[0]!({ ...figures, available: 100 });
    await waitForStatus(element, 'ready');
    expect(text(element, '[part="available"] dd')).toEqual(['$2']);
  });

  it('keeps its height when the figures are loaded', async () => {
    const measureHeights = async (width: number) => {
      const { element } = await createSummary({ load: loadForever }, width);
      const loadingHeight = element.getBoundingClientRect().height;
      element.load = resolveWith();
      element.reload();
      await waitForStatus(element, 'ready');
      await element.shadowRoot!.querySelector('plinth-capacity-meter')!.updateComplete;
      await element.shadowRoot!.querySelector('plinth-repayment-progress')!.updateComplete;
      return [loadingHeight, element.getBoundingClientRect().height];
    };
    for (const width of [900, 360]) {
      const [loadingHeight, loadedHeight] = await measureHeights(width);
      expect(Math.abs(loadedHeight! - loadingHeight!), `at ${width} px`).toBeLessThan(1);
    }
  });
});
