import { checkingOf, type BankConnection } from '@plinth/api-client/resources/banking';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import type { Dialog } from '@plinth/ui-kit/react/dialog';
import { EmptyState } from '@plinth/ui-kit/react/empty-state';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useRef, useState, type ComponentRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { MissingSection } from '#core/panel/missing-section.tsx';
import { usePanel } from '#core/panel/panels.tsx';
import { hrefOf } from '#core/routes/href.ts';
import { connectionsRequested, selectConnectionsPanel } from '#features/_shared/bank-connections/connections-slice.ts';
import { linkRequested, selectLinking } from '#features/_shared/linking/linking-slice.ts';
import { selectBanks } from '../banking-slice.ts';
import { removal, selectRemoved } from '../removal.ts';
import { BankRow } from './bank-row.tsx';
import { RemoveBankDialog } from './remove-bank-dialog.tsx';
import './connections-card.css';

/** The number of banks shown initially, and added each time the user requests more. */
const PAGE_SIZE = 20;
const PLACEHOLDERS = [0, 1, 2] as const;

function BanksSkeleton() {
  return (
    <ul className="banks" aria-busy="true">
      {PLACEHOLDERS.map((index) => (
        <li key={index} className="bank">
          <Skeleton shape="block" className="bank-logo-skeleton" />
          <div className="bank-head">
            <Skeleton className="bank-name-skeleton" />
            <Skeleton className="bank-line-skeleton" />
          </div>
          <div className="bank-accounts">
            <div className="bank-account">
              <Skeleton className="bank-line-skeleton" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The empty state, with a button that links the first bank. */
function NoBank() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const linking = useSelector(selectLinking);
  return (
    <EmptyState heading={t('banking.connections.empty')} text={t('banking.connections.emptyText')}>
      <Button
        slot="action"
        variant="primary"
        busy={linking.status === 'opening'}
        onClick={() => dispatch(linkRequested({ kind: 'bank', from: hrefOf('bank-accounts') }))}
      >
        {t('banking.connections.link')}
      </Button>
    </EmptyState>
  );
}

/** Manages the removal dialog. After the removal, closes the dialog and moves focus to the card's heading. */
function useRemoval() {
  const dispatch = useDispatch();
  const removed = useSelector(selectRemoved);
  const dialog = useRef<ComponentRef<typeof Dialog>>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [bankToRemove, setBankToRemove] = useState<BankConnection | null>(null);
  const [open, setOpen] = useState(false);
  const isRemoved = bankToRemove !== null && removed.includes(bankToRemove.id);
  useEffect(() => {
    if (!isRemoved) return;
    // The dialog releases focus only after it has closed.
    void dialog.current?.updateComplete.then(() => heading.current?.focus());
  }, [isRemoved]);
  return {
    dialog,
    heading,
    bankToRemove,
    removedBank: isRemoved ? bankToRemove : null,
    open: open && !isRemoved,
    openDialog: (connection: BankConnection) => {
      setBankToRemove(connection);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      dispatch(removal.dismissed());
    },
  };
}

/** A card that lists the linked banks with their checking accounts. */
export function ConnectionsCard() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panel = usePanel(useSelector(selectConnectionsPanel));
  const banks = useSelector(selectBanks);
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const { dialog, heading, bankToRemove, removedBank, open, openDialog, close } = useRemoval();
  const isReady = panel.status === 'ready';
  const count = () =>
    t('banking.connections.count', {
      banks: t('banking.connections.banks', { count: banks.length }),
      accounts: t('banking.connections.accounts', {
        count: banks.flatMap(({ Accounts }) => checkingOf(Accounts)).length,
      }),
    });

  const body = () => {
    if (!isReady) return <BanksSkeleton />;
    if (banks.length === 0) return <NoBank />;
    return (
      <ul className="banks">
        {banks.slice(0, visibleCount).map((bank, index) => (
          <BankRow key={bank.id} connection={bank} isFirst={index === 0} onRemove={() => openDialog(bank)} />
        ))}
      </ul>
    );
  };

  if (panel.status === 'failed') return <MissingSection title={t('banking.connections.title')} />;
  return (
    <Card flush>
      <h2 slot="heading" ref={heading} tabIndex={-1} className="banks-title">
        {t('banking.connections.title')}
      </h2>
      {isReady && banks.length > 0 ? (
        <span slot="actions" className="text-13 muted">
          {count()}
        </span>
      ) : null}
      {body()}
      <output className="visually-hidden">
        {removedBank ? t('banking.connections.removed', { institution: removedBank.institution }) : null}
      </output>
      <RemoveBankDialog ref={dialog} connection={bankToRemove} open={open} onClose={close} />
      {isReady && banks.length > 0 ? (
        <div slot="foot" className="banks-foot">
          <span>
            {t('banking.connections.only')}
            {panel.stale ? ` ${t('banking.connections.stale')}` : ''}
          </span>
          {panel.stale ? (
            <Button size="small" onClick={() => dispatch(connectionsRequested())}>
              {t('banking.retry')}
            </Button>
          ) : null}
          {banks.length > visibleCount ? (
            <Button size="small" variant="ghost" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
              {t('banking.connections.more')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
