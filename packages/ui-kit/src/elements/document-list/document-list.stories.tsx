import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentList } from '#react/document-list.ts';

const DOCUMENTS = [
  {
    id: 'a',
    name: 'financing-agreement.pdf',
    description: 'Signed by Ada Moreno',
    date: '2026-09-11T12:00:00Z',
    size: 2_400_000,
  },
  { id: 'b', name: 'repayments-2026-q3.xlsx', date: '2026-10-01T12:00:00Z', size: 48_000, busy: true },
  {
    id: 'c',
    name: 'a-letter-about-the-change-of-the-collection-account-with-a-long-name.pdf',
    date: '2026-11-02T12:00:00Z',
    error: 'This document did not load. Try again.',
  },
];

const meta = {
  title: 'Financing/Document list',
  component: DocumentList,
  args: { label: 'Documents', documents: DOCUMENTS },
  render: (args) => (
    <div className="story-column">
      <DocumentList {...args} />
    </div>
  ),
} satisfies Meta<typeof DocumentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error' } };
export const Empty: Story = { args: { documents: [] } };
