import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { useState } from 'react';
import { LeaveDialog } from '#demo/_shared/leave-dialog.tsx';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { useOpenRecord } from '#demo/_shared/use-open-record.ts';
import { useQuery } from '#shared/navigation.ts';
import { OpenModal } from '../components/open-modal.tsx';
import { MODALS } from '../modals.ts';
import type { AppValues } from '../new-app.ts';
import './modal-examples.css';

/** The app that was created with the last example. */
function CreatedApp({ app }: { readonly app: AppValues }) {
  const facts = [
    ['Category', app.category],
    ['Framework', app.framework],
    ['Database', `${app.databaseName.trim()} (${app.database})`],
  ];
  return (
    <Card>
      <h2 slot="heading">{app.name.trim()}</h2>
      <p className="muted">
        <bdi>You created this app. It stays here until you leave the page.</bdi>
      </p>
      <dl className="modal-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Cards that each open a dialog. The address names the open one. */
export function ModalExamplesPage() {
  const record = useOpenRecord('modal');
  const { setQuery } = useQuery();
  const [app, setApp] = useState<AppValues | null>(null);
  const modal = MODALS.find(({ name }) => name === record.name);
  const finish = () => {
    record.finish();
    setQuery({ step: null }, { replace: true });
  };
  return (
    <ListPage title="demo.pages.modalExamples" group="demo.menu.apps">
      <div className="modal-examples" data-ready="modal-examples">
        {MODALS.map(({ name, title, text }) => (
          <Card key={name}>
            <h2 slot="heading">{title}</h2>
            <p className="muted">
              <bdi>{text}</bdi>
            </p>
            <Button className="modal-open" popup="dialog" label={`Open: ${title}`} onClick={() => record.open(name)}>
              Open
            </Button>
          </Card>
        ))}
      </div>
      <output>{app ? <CreatedApp app={app} /> : null}</output>
      {modal ? <OpenModal name={modal.name} record={{ ...record, finish }} onAppCreated={setApp} /> : null}
      <LeaveDialog record={record} />
    </ListPage>
  );
}
