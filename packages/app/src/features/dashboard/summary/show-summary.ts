import { isDisconnected, listBankConnections, type BankConnection } from '@plinth/api-client/resources/banking';
import { listContracts } from '@plinth/api-client/resources/contracts';
import { availableOf, getTopup } from '@plinth/api-client/resources/topups';
import { formatDate, formatMoney, setDefaultLanguage } from '@plinth/ui-kit/format';
import { copyEarlyResponse } from '#core/api/copy-early-response.ts';
import { afterPaint } from '#shared/after-paint.ts';
import { dayInYear } from '#shared/day-in-year.ts';
import { MAX_BANK_NOTICES } from '../components/bank-notice-limit.ts';
import { transactionsOf, visibleContracts, weekCase, weekMovements } from '../figures/contract-figures.ts';
import { placeholders, type PlaceholderName } from './placeholders.ts';

type Values = Readonly<Partial<Record<PlaceholderName, string>>>;

/** Replaces the placeholders in an element's text. */
function fill(element: Element, values: Values): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const [name, value] of Object.entries(values) as [PlaceholderName, string][])
      text.data = text.data.replaceAll(placeholders[name], () => value);
  }
}

/** Keeps one of the texts that an element has for different cases. */
function chooseCase(element: Element, selected: string): void {
  for (const text of element.querySelectorAll<HTMLElement>('[data-case]'))
    if (text.dataset['case'] !== selected) text.remove();
}

/** Adds a copy of the notice for each bank that stopped sharing data, in the place of the notice itself. */
function fillNotices(notice: Element, broken: readonly BankConnection[], now: number): void {
  const notices = broken.map(({ institution, statusChangedAt }) => {
    const copy = notice.cloneNode(true) as Element;
    chooseCase(copy, statusChangedAt === null ? 'undated' : 'dated');
    fill(copy, { institution, date: statusChangedAt === null ? '' : dayInYear(statusChangedAt, now) });
    return copy;
  });
  notice.replaceWith(...notices);
}

/**
 * Creates the formatters of the summary after the first paint, while the calls wait for their responses. The first one of
 * each kind takes a phone up to a tenth of a second.
 */
async function prepareFormatters(currency: string | undefined): Promise<void> {
  const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));
  await painted();
  formatMoney(0, { currency });
  await painted();
  formatDate(0, 'monthDay');
}

/**
 * Shows the available amount, this week's movements and the notices about banks in the frame of the dashboard, once the
 * calls of the HTML page have their responses and while the app's code is still loading. Missing and failed figures are
 * left to the app: then the frame keeps its skeleton.
 */
export async function showSummary(now: number): Promise<void> {
  const { lang } = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-summary][lang="${lang}"]`);
  const summary = template?.content.querySelector<HTMLElement>('.dashboard-summary');
  const main = document.querySelector('.frame-main');
  if (!summary || !main) return;
  const { language, currency } = summary.dataset;
  setDefaultLanguage(language ?? '');
  void prepareFormatters(currency);
  const [topup, contracts, connections] = await Promise.all([
    copyEarlyResponse(getTopup),
    copyEarlyResponse(listContracts),
    copyEarlyResponse(listBankConnections),
  ]);
  // The page may have replaced the frame meanwhile.
  if (!topup || !contracts || !connections || !main.isConnected) return;
  const shownContracts = visibleContracts(contracts);
  const broken = connections.filter(isDisconnected);
  // The first run has another page; more notices than these are summarized.
  if (shownContracts.length === 0 || broken.length > MAX_BANK_NOTICES) return;
  const money = (minor: number) => formatMoney(minor, { currency });
  const { drawn, repaid } = weekMovements(transactionsOf(shownContracts), now);
  const notice = summary.querySelector('[data-part="notice"]');
  if (notice) fillNotices(notice, broken, now);
  chooseCase(summary.querySelector('.dashboard-hero-sentence') ?? summary, weekCase({ drawn, repaid }));
  fill(summary, { available: money(availableOf(topup)), drawn: money(drawn), repaid: money(repaid) });
  // All cards are replaced, so that none of them moves.
  for (const skeleton of main.querySelectorAll(':scope > .card-skeleton')) skeleton.remove();
  main.append(summary);
}
