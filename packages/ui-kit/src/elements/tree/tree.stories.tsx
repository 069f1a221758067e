import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { iconLandmark, iconReceiptText } from '#icons/icons.ts';
import { Icon } from '#react/icon.ts';
import { TreeItem } from '#react/tree-item.ts';
import { Tree } from '#react/tree.ts';
import type { TreeMove } from './tree-item.ts';

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: { label: 'Accounts', selection: 'single' },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Tree {...args}>
        <TreeItem label="Assets" value="assets" open>
          <Icon slot="start" size="small" path={iconLandmark} />
          <TreeItem label="Checking accounts" value="checking" open selected>
            <TreeItem label="Larkfield Bank" value="larkfield">
              <span slot="end">$41,200</span>
            </TreeItem>
            <TreeItem
              label="Tidewater Credit Union, the account for wages and everything that belongs to them"
              value="tidewater"
            />
          </TreeItem>
          <TreeItem label="Stock" value="stock">
            <TreeItem label="Wine" value="wine" />
          </TreeItem>
        </TreeItem>
        <TreeItem label="Debts" value="debts">
          <Icon slot="start" size="small" path={iconReceiptText} />
          <TreeItem label="Suppliers" value="suppliers" />
        </TreeItem>
        <TreeItem label="Closed in 2025" value="closed" disabled />
      </Tree>
    </div>
  ),
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const Multiple: Story = { args: { selection: 'multiple' } };
export const WithoutSelection: Story = { args: { selection: 'none' } };

function LazyTree() {
  const [months, setMonths] = useState<readonly string[]>([]);
  return (
    <Tree label="Statements" onTreeLoad={() => setTimeout(() => setMonths(['October', 'November']), 1_000)}>
      <TreeItem label="2026" value="2026" lazy>
        {months.map((month) => (
          <TreeItem key={month} label={month} value={month} />
        ))}
      </TreeItem>
    </Tree>
  );
}

export const LazyItems: Story = { render: () => <LazyTree /> };

interface Account {
  readonly value: string;
  readonly label: string;
  readonly parent?: string | undefined;
}

const accounts: readonly Account[] = [
  { value: 'assets', label: 'Assets' },
  { value: 'checking', label: 'Checking accounts', parent: 'assets' },
  { value: 'stock', label: 'Stock', parent: 'assets' },
  { value: 'wine', label: 'Wine', parent: 'stock' },
  { value: 'debts', label: 'Debts' },
  { value: 'suppliers', label: 'Suppliers', parent: 'debts' },
];

function moveAccount(all: readonly Account[], { value, target, position }: TreeMove): readonly Account[] {
  const moved = all.find((account) => account.value === value);
  const others = all.filter((account) => account.value !== value);
  const place = others.findIndex((account) => account.value === target);
  if (!moved || place < 0) return all;
  if (position === 'into') return [...others, { ...moved, parent: target }];
  return others.toSpliced(position === 'after' ? place + 1 : place, 0, { ...moved, parent: others[place]?.parent });
}

function AccountItems({ all, parent }: { readonly all: readonly Account[]; readonly parent?: string }) {
  return all
    .filter((account) => account.parent === parent)
    .map(({ value, label }) => (
      <TreeItem key={value} label={label} value={value} open>
        <AccountItems all={all} parent={value} />
      </TreeItem>
    ));
}

function ReorderableTree() {
  const [all, setAll] = useState(accounts);
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <Tree label="Accounts" reorderable onListReorder={({ detail }) => setAll(moveAccount(all, detail))}>
        <AccountItems all={all} />
      </Tree>
    </div>
  );
}

/** Users move items with their handles: they drag them, or press them for a menu. The page moves the items when it receives `plinth-list-reorder`. */
export const Reorderable: Story = { render: () => <ReorderableTree /> };
