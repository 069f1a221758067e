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
const brings =
  (answer: FinancingFigures | null = figures): FinancingLoad =>
  () =>
    Promise.resolve(answer);
const fails =
  (code: string): FinancingLoad =>
  () =>
    Promise.reject(Object.assign(new Error('It did not load.'), { code }));
/** Loads any value as an answer, whatever its type. */
const answers =
  (json: string): FinancingLoad =>
  () =>
    Promise.resolve(JSON.parse(json));
const never: FinancingLoad = () => new Promise(() => {});

describeElement({
  name: 'financing-summary',
  define: () => import('#define/financing-summary.ts'),
  template: () =>
    html`<plinth-financing-summary><button slot="action">Request a top-up</button></plinth-financing-summary>`,
});

function shown(element: PlinthFinancingSummary): 'loading' | 'ready' | 'empty' | 'failed' {
  const state = element.shadowRoot!.querySelector('plinth-empty-state');
  if (state) return state.kind === 'error' ? 'failed' : 'empty';
  return element.shadowRoot!.querySelector('[part="available"]') ? 'ready' : 'loading';
}

/** Renders a summary and records its events. */
async function summary(values: Partial<PlinthFinancingSummary>, width = 900) {
  const box = await fixture<HTMLElement>(html`<div><plinth-financing-summary></plinth-financing-summary></div>`);
  box.style.width = `${width}px`;
  const element = box.querySelector('plinth-financing-summary')!;
  const codes: string[] = [];
  element.addEventListener('plinth-load-error', ({ detail }: CustomEventInit<{ code: string }>) =>
    codes.push(detail!.code),
  );
  Object.assign(element, values);
  await element.updateComplete;
  return { box, element, codes };
}

const comesTo = (element: PlinthFinancingSummary, state: ReturnType<typeof shown>) =>
  vi.waitFor(() => expect(shown(element)).toBe(state));
const text = (element: PlinthFinancingSummary, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((each) =>
    each
      .textContent!.replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
const section = (element: PlinthFinancingSummary) => element.shadowRoot!.querySelector('section')!;

describe('<plinth-financing-summary>', () => {
  it('shows the available amount, the amount owed, the next collection and the repayment', async () => {
    const { element } = await summary({ load: brings() });
    await comesTo(element, 'ready');
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
    const { element } = await summary({ load: brings({ available: 100, owed: 0, next: null, repayment: null }) });
    await comesTo(element, 'ready');
    expect([text(element, '[part="next"] dd'), element.shadowRoot!.querySelector('plinth-repayment-progress')]).toEqual(
      [['Nothing due'], null],
    );
  });

  it('shows that there is no financing yet, with the slotted action', async () => {
    const { element } = await summary({ load: brings(null) });
    await comesTo(element, 'empty');
    const action = element.shadowRoot!.querySelector<HTMLSlotElement>('slot[name="action"]')!;
    expect(action.closest('plinth-empty-state')).not.toBe(null);
  });

  it('is busy until the figures are loaded, and is a labeled region', async () => {
    const { element } = await summary({ load: never });
    expect([section(element).ariaBusy, shown(element)]).toEqual(['true', 'loading']);
    expect(page.getByRole('region', { name: 'Financing' }).elements().length).toBe(1);
    element.load = undefined;
    await element.updateComplete;
    element.load = brings();
    await comesTo(element, 'ready');
    expect(section(element).ariaBusy).toBe(null);
  });

  it('passes the page’s token and the language to load', async () => {
    const asked: FinancingLoadRequest[] = [];
    const { box, element } = await summary({});
    box.lang = 'de';
    box.append(element);
    element.token = () => Promise.resolve('first');
    element.load = (request) => {
      asked.push(request);
      return Promise.resolve(figures);
    };
    await comesTo(element, 'ready');
    expect(asked.map(({ token, language }) => [token, language])).toEqual([['first', 'de']]);
    expect(element.outerHTML + element.shadowRoot!.innerHTML).not.toContain('first');
  });

  it('requests a new token once when the first is rejected', async () => {
    const used: (string | null)[] = [];
    const { element, codes } = await summary({
      token: ({ rejected }) => (rejected === 'old' ? 'new' : 'old'),
      load: ({ token }) => {
        used.push(token);
        return token === 'new'
          ? Promise.resolve(figures)
          : fails('session-expired')({ token, language: 'en', signal: new AbortController().signal });
      },
    });
    await comesTo(element, 'ready');
    expect([used, codes]).toEqual([['old', 'new'], []]);
  });

  it('shows that the session has ended when the new token is rejected too', async () => {
    const used: (string | null)[] = [];
    const { element, codes } = await summary({
      token: ({ rejected }) => (rejected === null ? 'old' : 'new'),
      load: (request) => {
        used.push(request.token);
        return fails('session-expired')(request);
      },
    });
    await comesTo(element, 'failed');
    expect([used, codes]).toEqual([['old', 'new'], ['session-expired']]);
    expect(element.shadowRoot!.querySelector('plinth-empty-state')!.text).toBe(
      'Your session has ended. Sign in, then try again.',
    );
  });

  it.each([
    ['network', fails('network')],
    ['http', fails('http')],
    ['unknown', fails('odd')],
    [
      'unknown',
      () => {
        throw new Error('at once');
      },
    ],
    ['timeout', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['schema', answers('"<!doctype html>"')],
    ['schema', answers('{ "available": "12", "owed": 3 }')],
    ['schema', brings({ available: 1, owed: Number.NaN })],
    ['schema', brings({ available: 1, owed: 1, next: { amount: 1, date: 'soon' } })],
    ['schema', brings({ available: 1, owed: 1, repayment: { collected: 1, total: 2, until: 'later' } })],
  ] as readonly (readonly [code: string, load: FinancingLoad])[])(
    'emits an error event for %s, and shows "Try again"',
    async (code, load) => {
      const { element, codes } = await summary({ load });
      await comesTo(element, 'failed');
      expect([codes, page.getByRole('button', { name: 'Try again' }).elements().length]).toEqual([[code], 1]);
    },
  );

  it('fails after the timeout, and aborts the load', async () => {
    const signals: AbortSignal[] = [];
    const { element, codes } = await summary({
      timeout: 20,
      load: ({ signal }) => {
        signals.push(signal);
        return never({ token: null, language: 'en', signal });
      },
    });
    await comesTo(element, 'failed');
    expect([codes, signals.map(({ aborted }) => aborted)]).toEqual([['timeout'], [true]]);
  });

  it('reloads on "Try again", and keeps the focus', async () => {
    const loadings = [fails('network'), never, brings()];
    let loads = 0;
    const { element } = await summary({
      load: (request) => {
        loads += 1;
        return loadings[loads - 1]!(request);
      },
    });
    await comesTo(element, 'failed');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await comesTo(element, 'loading');
    expect([document.activeElement === element, element.shadowRoot!.activeElement === section(element)]).toEqual([
      true,
      true,
    ]);
    element.reload();
    await comesTo(element, 'ready');
    expect(loads).toBe(3);
  });

  it('keeps the figures visible while it reloads', async () => {
    const { element } = await summary({ load: brings() });
    await comesTo(element, 'ready');
    let bring: (answer: FinancingFigures) => void = () => {};
    element.load = () =>
      new Promise((resolve) => {
        bring = resolve;
      });
    element.reload();
    await element.updateComplete;
    expect([shown(element), section(element).ariaBusy]).toEqual(['ready', 'true']);
    bring({ ...figures, available: 5_000_000 });
    await vi.waitFor(() => expect(text(element, '[part="available"] dd')).toEqual(['$50,000']));
  });

  it('does not reload when the page sets a new function on each render', async () => {
    const load = vi.fn<FinancingLoad>(brings());
    const { element } = await summary({ load });
    await comesTo(element, 'ready');
    element.load = (request) => load(request);
    await element.updateComplete;
    expect(load.mock.calls.length).toBe(1);
  });

  it('aborts the load when it is removed, and restarts it when it is inserted', async () => {
    const signals: AbortSignal[] = [];
    const { box, element, codes } = await summary({
      load: ({ signal }) => {
        signals.push(signal);
        return signals.length > 1 ? Promise.resolve(figures) : new Promise(() => {});
      },
    });
    await vi.waitFor(() => expect(signals.length).toBe(1));
    element.remove();
    expect(signals[0]!.aborted).toBe(true);
    box.append(element);
    await comesTo(element, 'ready');
    expect([signals.length, codes]).toEqual([2, []]);
  });

  it('shows the answer of the latest request, whatever the order of the answers', async () => {
    const given: ((answer: FinancingFigures) => void)[] = [];
    const { element } = await summary({
      load: () =>
        new Promise((resolve) => {
          given.push(resolve);
        }),
    });
    await vi.waitFor(() => expect(given.length).toBe(1));
    element.reload();
    await vi.waitFor(() => expect(given.length).toBe(2));
    given[1]!({ ...figures, available: 200 });
    given[0]!({ ...figures, available: 100 });
    await comesTo(element, 'ready');
    expect(text(element, '[part="available"] dd')).toEqual(['$2']);
  });

  it('keeps its height when the figures are loaded', async () => {
    const heights = async (width: number) => {
      const { element } = await summary({ load: never }, width);
      const before = element.getBoundingClientRect().height;
      element.load = brings();
      element.reload();
      await comesTo(element, 'ready');
      await element.shadowRoot!.querySelector('plinth-capacity-meter')!.updateComplete;
      await element.shadowRoot!.querySelector('plinth-repayment-progress')!.updateComplete;
      return [before, element.getBoundingClientRect().height];
    };
    for (const width of [900, 360]) {
      const [before, after] = await heights(width);
      expect(Math.abs(after! - before!), `at ${width} px`).toBeLessThan(1);
    }
  });
});
