import { Card } from '@plinth/ui-kit/react/card';
import { Tab } from '@plinth/ui-kit/react/tab';
import { TabPanel } from '@plinth/ui-kit/react/tab-panel';
import { Tabs } from '@plinth/ui-kit/react/tabs';

/** Cards with tabs, in a row and in a column. */
export function CardNavigation() {
  return (
    <div className="cards-row">
      <Card>
        <h3 slot="heading">Tabs in a row</h3>
        <Tabs label="Contract">
          <Tab name="terms">Terms</Tab>
          <Tab name="schedule">Schedule</Tab>
          <Tab name="documents">Documents</Tab>
          <TabPanel name="terms">
            <bdi>Amount, fee and the share of sales that is collected.</bdi>
          </TabPanel>
          <TabPanel name="schedule">
            <bdi>One collection each Monday for 48 weeks.</bdi>
          </TabPanel>
          <TabPanel name="documents">
            <bdi>The contract and its annexes as files.</bdi>
          </TabPanel>
        </Tabs>
      </Card>
      <Card>
        <h3 slot="heading">Tabs in a column</h3>
        <Tabs label="Help" orientation="vertical">
          <Tab name="call">Call</Tab>
          <Tab name="write">Write</Tab>
          <TabPanel name="call">
            <bdi>We call back within an hour.</bdi>
          </TabPanel>
          <TabPanel name="write">
            <bdi>We respond on the same day.</bdi>
          </TabPanel>
        </Tabs>
      </Card>
    </div>
  );
}
