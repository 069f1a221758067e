import type { Meta, StoryObj } from '@storybook/react-vite';
import { html } from 'lit';
import { useState } from 'react';
import { Combobox } from '#react/combobox.ts';
import { settled } from '#testing/settled.ts';
import '#define/avatar.ts';
import '#define/badge.ts';
import type { ComboboxOption } from './combobox.model.ts';
import type { ComboboxSearch } from './combobox.pages.ts';

const BANKS: readonly ComboboxOption[] = [
  {
    value: 'northgate',
    label: 'Northgate Business Bank',
    description: 'Business checking, savings',
    group: 'Often linked',
  },
  { value: 'tidewater', label: 'Tidewater Credit Union', description: 'Needs a second factor', group: 'Often linked' },
  { value: 'commonwealth', label: 'Commonwealth Trust', group: 'All banks' },
  { value: 'silverline', label: 'Silverline Bank', group: 'All banks' },
  { value: 'harbor', label: 'Harbor & Sons', group: 'All banks', disabled: true },
];
const BRANCHES = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Branch ${index + 1}` }));

const PAGE_SIZE = 20;

/** Shows a picture, the name with a second line, and a badge. */
const bankContent = ({ label = '', description, group }: ComboboxOption) => html`
  <plinth-avatar name=${label} size="small"></plinth-avatar>
  <span part="option-text">${label}<br /><small>${description ?? 'Checking'}</small></span>
  ${group === 'Often linked' ? html`<plinth-badge variant="info">Popular</plinth-badge>` : ''}
`;

/** Returns a page of the branches whose name contains the text. */
const searchBranches: ComboboxSearch = ({ query, offset }) => {
  const found = BRANCHES.filter(({ label }) => label.includes(query));
  return { options: found.slice(offset, offset + PAGE_SIZE), more: found.length > offset + PAGE_SIZE };
};

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Bank', help: 'The one that your sales arrive at.', placeholder: 'Name of the bank', options: BANKS },
  render: (args) => (
    <div className="story-column">
      <Combobox {...args} />
    </div>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

function RemoteCombobox() {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('loading');
  return (
    <Combobox
      remote
      label="Bank"
      options={options}
      status={status}
      onComboboxSearch={({ detail: { query, signal } }) => {
        setStatus('loading');
        queueMicrotask(() => {
          if (signal.aborted) return;
          setOptions(BANKS.filter(({ label = '' }) => label.toLowerCase().includes(query.toLowerCase())));
          setStatus(query === 'fail' ? 'error' : 'ready');
        });
      }}
    />
  );
}

export const Overview: Story = {};
export const Open: Story = { args: { open: true, defaultValue: 'tidewater' }, play: settled };
export const MultipleValues: Story = {
  args: { multiple: true, values: ['northgate', 'commonwealth'], label: 'Banks', open: true },
  play: settled,
};
export const Creatable: Story = {
  args: { creatable: true, multiple: true, values: ['northgate', 'A bank of my own'], label: 'Banks' },
};
export const RemoteOptions: Story = {
  render: () => (
    <div className="story-column">
      <RemoteCombobox />
    </div>
  ),
};
export const OptionContent: Story = {
  args: { label: 'Bank', options: BANKS, optionContent: bankContent, open: true },
  play: settled,
};
export const PagesOfOptions: Story = {
  args: { label: 'Branch', help: '', options: [], search: searchBranches, open: true },
  play: settled,
};
export const Loading: Story = { args: { remote: true, status: 'loading', open: true }, play: settled };
export const Failed: Story = { args: { remote: true, status: 'error', open: true }, play: settled };
export const NothingFound: Story = { args: { options: [], open: true }, play: settled };
export const ManyOptions: Story = { args: { label: 'Branch', help: '', options: BRANCHES, open: true }, play: settled };
export const States: Story = {
  render: () => (
    <div className="story-column">
      <Combobox label="Bank" options={BANKS} error="Choose one from the list." />
      <Combobox
        label="Bank"
        options={BANKS}
        defaultValue="tidewater"
        disabled
        disabledReason="Set when the company was created."
      />
      <Combobox label="Banks" multiple options={BANKS} values={['tidewater', 'silverline']} disabled />
      <Combobox label="Bank" size="large" options={BANKS} defaultValue="tidewater" />
      <Combobox label="Banks" multiple options={BANKS} values={['tidewater', 'silverline']} readOnly />
      <Combobox label="Bank" options={BANKS} defaultValue="tidewater" clearable />
    </div>
  ),
};

const NAMES: readonly ComboboxOption[] = BANKS.map(({ value, label }) => ({ value, label }));
const MATCH_LIMIT = 5;

/** Returns the first branches whose name contains the text. */
const searchFewBranches: ComboboxSearch = ({ query }) => ({
  options: BRANCHES.filter(({ label }) => label.includes(query)).slice(0, MATCH_LIMIT),
});

export const Plain: Story = { args: { options: NAMES } };
export const FewMatches: Story = {
  render: () => (
    <div className="story-column">
      <Combobox label="Branch" help="Type a number to narrow the list." search={searchFewBranches} />
    </div>
  ),
};
export const MorePages: Story = {
  render: () => (
    <div className="story-column">
      <Combobox label="Branch" search={searchBranches} />
    </div>
  ),
};
export const RichOptions: Story = { args: { optionContent: bankContent } };
