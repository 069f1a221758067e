import { iconSearch } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { Skeleton } from '@plinth/ui-kit/react/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChunk, useIdle } from '#core/chunk/use-chunk.ts';
import { ChoiceMenu } from '#shared/choice-menu.tsx';
import { FilterRow } from '#shared/filter-row.tsx';
import { memberName } from '#shared/member-name.ts';
import {
  isUnfiltered,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionFilter,
} from '../figures/transaction-filter.ts';

/** The pause in typing after which the text is written to the address, in milliseconds. */
const TYPING_PAUSE_MS = 250;

const loadDateRange = async () => (await import('@plinth/ui-kit/react/date-range-picker')).DateRangePicker;

interface Props {
  readonly filter: TransactionFilter;
  readonly onFilterChange: (change: Partial<TransactionFilter>) => void;
  readonly onClear: () => void;
}

/** A search field that follows the address, and changes it when typing pauses. */
function SearchField({ text, onTextChange }: { readonly text: string; readonly onTextChange: (text: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const [previousText, setPreviousText] = useState(text);
  const writeText = useRef(onTextChange);
  useEffect(() => {
    writeText.current = onTextChange;
  });
  if (text !== previousText) {
    setPreviousText(text);
    // Back, Forward and "Clear filters" change the text; what is typed meanwhile stays.
    if (typed === previousText) setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => writeText.current(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return (
    <Field className="filter-row-search" label={t('dashboard.transactions.search')} labelHidden>
      <Icon slot="start" size="small" path={iconSearch} />
      <input
        type="search"
        autoComplete="off"
        placeholder={t('dashboard.transactions.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Field>
  );
}

/** The range of days, whose calendar is loaded when the browser is idle or a range is set. */
function DateRange({ filter, onFilterChange }: Pick<Props, 'filter' | 'onFilterChange'>) {
  const { t } = useTranslation();
  const { from, to } = filter;
  const isIdle = useIdle();
  const { part: DateRangePicker } = useChunk(loadDateRange, isIdle || from !== '');
  if (!DateRangePicker) return <Skeleton shape="block" className="dashboard-transactions-range" />;
  return (
    <DateRangePicker
      className="dashboard-transactions-range"
      label={t('dashboard.transactions.range')}
      labelHidden
      value={from === '' ? '' : `${from}/${to}`}
      onChange={(event) => {
        const { value } = event.target as HTMLElementTagNameMap['plinth-date-range-picker'];
        const [start = '', end = ''] = value.split('/');
        if (start <= end) onFilterChange({ from: start, to: end });
      }}
    />
  );
}

/** The search, type, status and days of the transactions. */
export function TransactionFilters({ filter, onFilterChange, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <FilterRow className="dashboard-transactions-filters">
      <SearchField text={filter.text} onTextChange={(text) => onFilterChange({ text })} />
      <ChoiceMenu
        name={t('dashboard.transactions.type')}
        options={[
          { value: '', label: t('dashboard.transactions.allTypes') },
          ...TRANSACTION_TYPES.map((type) => ({
            value: type,
            label: memberName(t, 'dashboard.transactions.types', type),
          })),
        ]}
        value={filter.type}
        onValueChange={(type) => onFilterChange({ type })}
      />
      <ChoiceMenu
        name={t('dashboard.transactions.status')}
        options={[
          { value: '', label: t('dashboard.transactions.allStatuses') },
          ...TRANSACTION_STATUSES.map((status) => ({
            value: status,
            label: memberName(t, 'dashboard.transactions.statuses', status),
          })),
        ]}
        value={filter.status}
        onValueChange={(status) => onFilterChange({ status })}
      />
      <DateRange filter={filter} onFilterChange={onFilterChange} />
      {isUnfiltered(filter) ? null : (
        <Button variant="ghost" onClick={onClear}>
          {t('dashboard.transactions.clear')}
        </Button>
      )}
    </FilterRow>
  );
}
