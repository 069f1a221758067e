import { Card } from '@plinth/ui-kit/react/card';
import { DataTable } from '@plinth/ui-kit/react/data-table';
import { html } from 'lit';
import { useSelector } from 'react-redux';
import { useAllows } from '#core/ability/allows-context.ts';
import { selectSession } from '#core/session/auth-slice.ts';
import type { AbilityRule } from '#core/session/session.ts';
import { ListPage } from '#demo/_shared/list/list-page.tsx';
import { abilityText } from '../ability-text.ts';
import './access-control.css';

const COLUMNS = [
  {
    id: 'action',
    header: 'Action',
    rowHeader: true,
    emphasis: 'medium' as const,
    accessor: ({ action }: AbilityRule) => action,
  },
  { id: 'subject', header: 'Subject', accessor: ({ subject }: AbilityRule) => subject },
  { id: 'text', header: 'What it allows', accessor: abilityText },
];

const narrow = (rule: AbilityRule) =>
  html`<div class="stack">
    <span class="medium">${rule.action} ${rule.subject}</span>
    <span class="muted small">${abilityText(rule)}</span>
  </div>`;

const NO_RULES: readonly AbilityRule[] = [];

/** Shows what the session may do, with a card that only some accounts see. */
export function AccessControlPage() {
  const session = useSelector(selectSession);
  const allows = useAllows();
  const rules = session?.kind === 'demo' ? session.ability : NO_RULES;
  return (
    <ListPage title="demo.pages.accessControl" group="demo.menu.others">
      <div className="access-cards" data-ready="access-control">
        <Card>
          <h2 slot="heading">Common</h2>
          <p>
            <bdi>Visible to everyone who can open this page.</bdi>
          </p>
        </Card>
        {allows('read', 'Analytics') ? (
          <Card>
            <h2 slot="heading">Analytics</h2>
            <p>
              <bdi>Visible only to accounts that may read Analytics.</bdi>
            </p>
          </Card>
        ) : null}
      </div>
      <Card flush>
        <h2 slot="heading">Your abilities</h2>
        <DataTable<AbilityRule>
          label="Your abilities"
          columns={COLUMNS}
          rows={rules}
          narrow={narrow}
          rowKey={({ action, subject }) => `${action} ${subject}`}
        />
      </Card>
    </ListPage>
  );
}
