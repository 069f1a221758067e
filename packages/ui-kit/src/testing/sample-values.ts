/**
 * Values for the properties without an attribute, by tag. The module imports nothing, so that pages of the packed kit can
 * import it too.
 */
export const SAMPLE_VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'plinth-data-grid': {
    columns: [
      {
        id: 'name',
        header: 'Name',
        sortable: true,
        filter: 'text',
        editable: 'text',
        accessor: (row: { readonly name: string } | null | undefined) => row?.name,
      },
      { id: 'size', header: 'Size', filter: 'range', accessor: () => 4 },
    ],
    rows: [{ name: 'North' }, { name: 'South' }],
    details: () => 'Fees',
    actions: () => [{ id: 'open', label: 'Open' }],
  },
  'plinth-command-palette': {
    groups: [
      {
        label: 'Pages',
        items: [{ id: 'a', title: 'Tickets', hint: 'Support', icon: 'M10 5v6l4 2', bookmarked: true }],
      },
    ],
  },
  'plinth-color-field': { swatches: [{ value: '#1f5faa', label: 'Ink' }] },
  'plinth-combobox': {
    options: [
      { value: 'or', label: 'Oregon', group: 'West' },
      { value: 'wa', label: 'Washington' },
    ],
  },
  'plinth-select': {
    options: [
      { value: 'or', label: 'Oregon', group: 'West', icon: 'M10 5v6l4 2' },
      { value: 'wa', label: 'Washington' },
    ],
  },
  'plinth-document-list': {
    documents: [
      { id: 'a', name: 'lease.pdf', size: 480_000 },
      { id: 'b', name: 'letter.pdf', busy: true },
    ],
  },
  'plinth-financing-summary': {
    load: () =>
      Promise.resolve({
        available: 100,
        owed: 50,
        next: { amount: 10, date: '2026-11-23' },
        repayment: { collected: 40, total: 100 },
      }),
  },
  'plinth-notification-list': {
    notifications: [
      { id: 'a', title: 'C-1077 topped up', time: '2026-11-16', unread: true, href: '#c-1077', icon: 'M10 5v6l4 2' },
      { id: 'b', title: 'New reply', subtitle: 'Statement', avatar: { name: 'Ada Moreno' } },
    ],
  },
  'plinth-repayment-schedule': {
    payments: [
      { date: '2026-11-16', amount: 410_000, state: 'paid' },
      { date: '2026-11-23', amount: 410_000 },
    ],
  },
  'plinth-transaction-list': { transactions: [{ id: 'a', date: '2026-11-16', label: 'Funding', amount: 2_500_000 }] },
  'plinth-dropzone': {
    files: [
      { id: 'a', name: 'lease.pdf', size: 480_000, state: 'failed' },
      { id: 'b', name: 'sales.csv', state: 'uploading', progress: 0.4 },
    ],
  },
  'plinth-data-table': {
    columns: [
      {
        id: 'name',
        header: 'Name',
        sortable: true,
        accessor: (row: { readonly name: string } | null | undefined) => row?.name,
      },
    ],
    rows: [{ name: 'North' }, { name: 'South' }],
    details: () => [{ name: 'Fees' }],
  },
  'plinth-sparkline': { values: [4, 2, 6] },
  'plinth-tour': {
    steps: [
      { heading: 'Your financing', text: 'What you owe and what you can still draw.' },
      { heading: 'Available', text: 'It grows as you repay.' },
    ],
  },
  'plinth-stepper': {
    steps: [
      { id: 'a', label: 'Amount', href: '#a' },
      { id: 'b', label: 'Time' },
    ],
    current: 'b',
  },
};
