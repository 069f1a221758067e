import { Tab } from '@plinth/ui-kit/react/tab';
import { TabPanel } from '@plinth/ui-kit/react/tab-panel';
import { Tabs } from '@plinth/ui-kit/react/tabs';
import { createElement, type ComponentType } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';
import { useQuery } from '#shared/navigation.ts';
import { LeaveDialog } from '../leave-dialog.tsx';
import { useOpenRecord } from '../use-open-record.ts';
import { LoadingAccount } from './account-content.tsx';

/** Props of the content of every tab. */
export interface AccountTabProps {
  /** Says whether a form of the tab has changes that are not saved. */
  readonly onChanged: (isChanged: boolean) => void;
}

/** A tab whose content is loaded when it is opened for the first time. */
export interface AccountTab<Props extends object> {
  /** The name in the address. */
  readonly name: string;
  readonly label: string;
  readonly load: () => Promise<ComponentType<Props & AccountTabProps>>;
}

interface Props<Content extends object> {
  /** The accessible name of the tabs. */
  readonly label: string;
  /** The first one is open by default. */
  readonly tabs: readonly [AccountTab<Content>, ...AccountTab<Content>[]];
  /** Other props of the tabs' content. */
  readonly content: Content;
}

/** Parameters in the address about the content of one tab, which another tab starts without. */
const NO_STATE = { q: null, sort: null, sortColumn: null, card: null, address: null };

interface TabContentProps<Content extends object> extends AccountTabProps, Pick<AccountTab<Content>, 'load'> {
  readonly content: Content;
}

function TabContent<Content extends object>({ load, content, onChanged }: TabContentProps<Content>) {
  const { part, failed, retry } = useChunk(load, true);
  if (part) return createElement(part, { ...content, onChanged });
  return failed ? <ChunkFailure onRetry={retry} /> : <LoadingAccount />;
}

/** The tabs of an account. The address names the open one; another one waits while a form has changes. */
export function AccountTabs<Content extends object>({ label, tabs, content }: Props<Content>) {
  const { setQuery } = useQuery();
  const record = useOpenRecord('tab');
  const [first] = tabs;
  const tab = tabs.find(({ name }) => name === record.name) ?? first;
  return (
    <>
      <Tabs
        label={label}
        value={tab.name}
        onTabChange={(event) => {
          const { value } = event.detail;
          // The address decides which tab is open.
          event.preventDefault();
          setQuery({ ...NO_STATE, tab: value === first.name ? null : value });
        }}
      >
        {tabs.map(({ name, label: text }) => (
          <Tab key={name} name={name}>
            {text}
          </Tab>
        ))}
        <TabPanel key={tab.name} name={tab.name}>
          <TabContent key={tab.name} load={tab.load} content={content} onChanged={record.setChanged} />
        </TabPanel>
      </Tabs>
      <LeaveDialog record={record} />
    </>
  );
}
