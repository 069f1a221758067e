/** One complete answer of each kind, for the tests of the schemas. */

export const lead = {
  id: 'l-1',
  status: 'ONBOARDING',
  phone: '(503) 555-0148',
  address: '12 Division Street',
  maxAmount: 25_000_000,
  customerId: 'c-1',
  meetingAt: '2026-11-24T17:30:00Z',
  created: '2026-11-18',
};

const collectionRequest = {
  id: 'CR-1',
  status: 'COLLECTED',
  description: 'Collected from sales of November 9–15',
  IncomeTransactions: [{ id: 'i-1', description: 'Shopfront payouts', amount: 410_000 }],
};

const transaction = {
  id: 't-1',
  createdAt: '2026-11-16T14:00:00Z',
  amount: 410_000,
  transactionId: 'TX-1',
  status: 'COMPLETED',
  paymentType: 'COLLECTION',
  description: 'Weekly collection',
  CollectionRequest: collectionRequest,
};

export const contract = {
  id: 'C-1',
  status: 'APPROVED',
  approvedAt: '2026-05-29T00:00:00Z',
  createdAt: '2026-05-20T00:00:00Z',
  CollectedAmount: 410_000,
  Terms: { fundedAmount: 12_000_000, repayAmount: 12_960_000, weeklyAmount: 270_000 },
  Fees: [{ id: 'f-1', amount: 960_000, description: 'Fixed fee' }],
  Payments: [{ id: 'p-1', dueAt: '2026-11-23T14:00:00Z', amount: 270_000, status: 'SCHEDULED', accountId: 'a-1' }],
  PaymentTransactions: [transaction],
  CollectionRequests: [{ ...collectionRequest, IncomeTransactions: [{ id: 'i-2', description: 'Shop', amount: 1 }] }],
  ESignContracts: [{ id: 'e-1', status: 'SIGNED', signedAt: '2026-05-28T10:00:00Z' }],
  Lead: lead,
};

export const customer = {
  id: 'c-1',
  contracts: [{ id: 'C-1', status: 'APPROVED' }],
  legalName: 'Harrow & Vine Provisions LLC',
  tradingName: 'Harrow & Vine',
  country: 'US',
  website: 'https://harrowvine.example',
  industry: 'food',
  monthlyRevenue: '100K_250K',
};

export const topup = { maxAvailable: 48_000_000, owed: 21_340_000, inProgressAmount: 2_500_000 };

const account = { id: 'a-1', subtype: 'checking', institution: 'Larkfield Bank', name: 'Payroll', mask: '4417' };

export const bankAccount = { ...account, ProviderConnection: { status: 'CONNECTED' } };

export const bankConnection = {
  id: 'b-1',
  institution: 'Larkfield Bank',
  status: 'CONNECTED',
  Accounts: [account],
  logo: 'https://content.example/larkfield.svg',
  lastReadAt: '2026-11-19T17:40:00Z',
  statusChangedAt: '2026-05-29T10:00:00Z',
};

export const integration = { id: 'quill', name: 'Quill Books', linked: false, linkUrl: 'https://quill.example/link' };

export const accountingInformation = {
  integrationId: 'quill',
  status: 'CONNECTED',
  linkedAt: '2026-05-30T10:00:00Z',
  lastReadAt: '2026-11-19T17:00:00Z',
  company: { id: 'q-1', name: 'Harrow & Vine Provisions LLC', currency: 'USD' },
};

export const shop = {
  id: 's-1',
  integrationId: 'shopfront',
  name: 'harrowvine.example',
  status: 'CONNECTED',
  linkedAt: '2026-05-30T10:00:00Z',
  lastReadAt: '2026-11-19T17:00:00Z',
};

export const platform = { id: 'shopfront', name: 'Shopfront', kind: 'shop' };

export const company = { id: 'u-1', fullName: 'Ines Calloway', email: 'ines@harrowvine.example', loginProvider: 'email' };
