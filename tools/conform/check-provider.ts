/** The order in which the calls of a provider are checked: what one returns is what the next ones ask for. */
import { isCall } from '../../packages/api-client/src/call.ts';
import { randomId } from '../../packages/api-client/src/random-id.ts';
import { declarations, resources } from '../../packages/api-client/src/registry.ts';
import type { ConnectionKind } from '../../packages/api-client/src/resources/connections.ts';
import type { Integration } from '../../packages/api-client/src/resources/integration.ts';
import type { Lead } from '../../packages/api-client/src/resources/leads.ts';
import { claimsOf } from '../../packages/app/src/core/session/jwt.ts';
import { changesData, createCallChecker, UNKNOWN_ID, type CallChecker } from './check-call.ts';
import { isFailure, send } from './exchange.ts';
import type { ConformOptions } from './options.ts';
import type { Row } from './report.ts';

const { accounting, banking, commerce, connections, contracts, customers, features, files, leads } = resources;
const { promotions, tasks, topups, users, virtualCards } = resources;

/** What is sent where a customer has nothing yet. */
const NEW_LEAD = { maxAmount: 10_000_000, phone: '(503) 555-0100' };
const NEW_CUSTOMER = { legalName: 'Conformance Test', country: 'US', industry: 'Packaging', monthlyRevenue: '10K_50K' };
const FILE = new Blob(['date,amount\r\n'], { type: 'text/csv' });

/**
 * Checks every call that can be made, and the preflights of the others.
 * @param onRow Called with each call when it has been checked.
 */
export async function checkProvider(options: ConformOptions, onRow: (row: Row) => void): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const report = (row: Row): void => {
    rows.push(row);
    onRow(row);
  };
  // An address that never responds would take half a minute for each request.
  const first = await send({ method: 'GET', url: `${options.url}${leads.list.path}` });
  if (isFailure(first)) {
    report({ call: leads.list.name, problems: [first.failure], notes: ['nothing else was checked'], ms: first.ms });
    return rows;
  }
  const checker = createCallChecker(options, report);
  const claims = claimsOf(options.token);
  const email = claims?.['email'];
  await checker.check(features.list, [{ appName: 'plinth' }]);
  await checker.check(users.findByEmail, [{ email: typeof email === 'string' ? email : `${UNKNOWN_ID}@plinth.test` }]);
  let lead = (await checker.check(leads.list, [], { invalidToken: 'not.a.token' }))?.[0];
  let customerId = (await checker.check(customers.list, []))?.[0]?.id;
  if (customerId !== undefined) report(claimRow(`${options.product}_id`, claims, customerId));
  if (options.writes) ({ lead, customerId } = await checkOnboarding(checker, lead, customerId));
  if (customerId !== undefined) {
    const integrations = await checkReads(checker, customerId);
    if (options.writes) {
      await checkWrites(checker, customerId, integrations);
      if (lead?.status === 'ONBOARDING') await checker.check(leads.completeOnboarding, [lead.id]);
    }
  }
  for (const call of declarations.filter(isCall)) {
    if (rows.some(({ call: checked }) => checked === call.name)) continue;
    const isLeftOut = changesData(call) && !options.writes;
    await checker.skip(call, isLeftOut ? 'it changes data: --write' : 'not possible with the data of this customer');
  }
  return rows;
}

/** The claim without which the app waits for the customer. */
function claimRow(name: string, claims: ReturnType<typeof claimsOf>, customerId: string): Row {
  const value = claims?.[name];
  const found = typeof value === 'string' ? value : 'missing';
  const problems = found === customerId ? [] : [`it is ${found} instead of ${customerId}`];
  return { call: `claim ${name}`, problems, notes: [] };
}

async function checkOnboarding(
  { check }: CallChecker,
  existingLead: Lead | undefined,
  existingCustomerId: string | undefined,
): Promise<{ readonly lead: Lead | undefined; readonly customerId: string | undefined }> {
  await check(users.create, [{ providerId: 'password' }], { refusal: 409 });
  const lead = existingLead ?? (await check(leads.create, [NEW_LEAD]));
  if (!lead) return { lead, customerId: existingCustomerId };
  const changedLead = await check(leads.update, [lead.id, { phone: lead.phone ?? NEW_LEAD.phone }]);
  const customerId = existingCustomerId ?? (await check(customers.create, [NEW_CUSTOMER]))?.id;
  return { lead: changedLead ?? lead, customerId };
}

/** The platforms that can be linked. */
interface Integrations {
  readonly accounting: readonly Integration[];
  readonly commerce: readonly Integration[];
}

async function checkReads({ check, checkTransfer }: CallChecker, customerId: string): Promise<Integrations> {
  await check(customers.leads, [customerId]);
  await check(contracts.list, [customerId]);
  await check(topups.get, [customerId]);

  const banks = await check(banking.connections, [customerId]);
  await check(banking.accounts, [customerId]);
  const link = await check(banking.link, [customerId, { state: randomId() }]);
  if (link?.linkId) await check(banking.linkStatus, [customerId, link.linkId]);

  const books = await check(accounting.get, [customerId]);
  const accountingIntegrations = await check(accounting.integrations, [customerId]);
  const shops = await check(commerce.shops, [customerId]);
  await check(commerce.platforms, [customerId]);
  const commerceIntegrations = await check(commerce.integrations, [customerId]);

  const ids: readonly (readonly [ConnectionKind, string | null | undefined])[] = [
    ['banking', banks?.[0]?.id],
    ['accounting', books?.connectionId],
    ['commerce', shops?.[0]?.id],
  ];
  for (const [kind, id] of ids) if (id) await check(connections.get, [kind, customerId, id], { label: kind });

  const cards = await check(virtualCards.list, [customerId]);
  const card = cards?.[0];
  if (card) await check(virtualCards.transactions, [customerId, card.id]);

  const key = (await check(tasks.list, [customerId]))?.flatMap((task) => task.files)[0];
  const grant = key === undefined ? undefined : await check(files.signDownload, [{ key }]);
  if (grant) await checkTransfer({ method: 'GET', url: grant.url });
  return { accounting: accountingIntegrations ?? [], commerce: commerceIntegrations ?? [] };
}

async function checkWrites(
  { check, checkTransfer }: CallChecker,
  customerId: string,
  integrations: Integrations,
): Promise<void> {
  const books = integrations.accounting.find(({ linked }) => !linked);
  if (books) await check(accounting.link, [customerId, { integrationId: books.id, state: randomId() }]);
  const shop = integrations.commerce.find(({ linked }) => !linked);
  if (shop) await check(commerce.link, [customerId, { integrationId: shop.id, state: randomId() }]);

  const grant = await check(files.signUpload, [{ name: 'conformance.csv', type: FILE.type, size: FILE.size }]);
  const uploaded =
    grant &&
    (await checkTransfer({ method: 'PUT', url: grant.url, headers: { 'Content-Type': FILE.type }, body: FILE }));
  const ticket = {
    subject: 'Conformance test',
    message: 'Nothing to do.',
    files: grant && uploaded ? [grant.key] : [],
  };
  const idempotencyKey = randomId();
  const task = await check(tasks.create, [customerId, ticket], { idempotencyKey });
  if (task) {
    await check(tasks.create, [customerId, ticket], {
      idempotencyKey,
      label: 'again, with the same Idempotency-Key',
      verify: ({ id }) => (id === task.id ? null : 'it created another ticket'),
    });
  }
  const download =
    grant && uploaded ? await check(files.signDownload, [{ key: grant.key }], { label: 'new file' }) : undefined;
  if (download) await checkTransfer({ method: 'GET', url: download.url }, FILE);

  // Both name nothing, because a promo code works once and a test customer keeps its connections.
  await check(promotions.associate, [customerId, UNKNOWN_ID], { refusal: 404 });
  await check(connections.remove, ['banking', customerId, UNKNOWN_ID]);
}
