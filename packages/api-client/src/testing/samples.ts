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
  connectionId: 'n-1',
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

export const company = {
  id: 'u-1',
  fullName: 'Ines Calloway',
  email: 'ines@harrowvine.example',
  loginProvider: 'email',
};

export const connection = {
  id: 'n-1',
  status: 'AUTH_ERROR',
  institution: 'Tidewater Credit Union',
  logo: 'https://content.example/tidewater.svg',
  lastReadAt: '2026-11-17T17:00:00Z',
  statusChangedAt: '2026-11-17T17:42:00Z',
};

export const cardTransaction = {
  id: 'x-1',
  createdAt: '2026-11-17T16:20:00Z',
  amount: 184_000,
  merchant: 'Fennel Press Packaging',
  type: 'PURCHASE',
  status: 'SETTLED',
  category: 'Packaging',
  description: 'Gift boxes',
};

export const card = {
  id: 'v-1',
  transactions: [cardTransaction],
  last4: '8804',
  name: 'Harrow & Vine Provisions',
  status: 'ACTIVE',
  spendingLimit: 1_000_000,
};

export const task = {
  id: 'k-1',
  createdAt: '2026-11-18T15:00:00Z',
  files: ['tickets/c-1/1/statement.pdf'],
  subject: 'Collection on a holiday',
  message: 'Is Thursday’s collection moved?',
  status: 'OPEN',
};

export const uploadGrant = {
  url: 'https://storage.example/upload?signature=1',
  expiresAt: '2026-11-19T17:57:00Z',
  key: 'tickets/c-1/1/statement.pdf',
};

export const downloadGrant = { url: 'https://storage.example/download?signature=1', expiresAt: '2026-11-19T17:57:00Z' };

export const promotion = {
  code: 'WELCOME25',
  description: '$250 off the first fee',
  amount: 25_000,
  associatedAt: '2026-11-19T17:42:00Z',
};

export const toggle = {
  name: 'virtual-cards',
  enabled: true,
  variant: {
    name: 'list',
    enabled: true,
    payload: { type: 'string', value: 'compact' },
    feature_enabled: true,
    featureEnabled: true,
  },
  impressionData: false,
};
