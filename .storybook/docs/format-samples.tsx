import { DocsTable } from '@plinth/docs/reference/table.tsx';
import { formatDate, formatDateRange, formatMoney, formatPercent, formatRelative } from '@plinth/ui-kit/format';
import { parseMoney } from '@plinth/ui-kit/parse-money';
import { useToolbar } from './toolbar.ts';

/** The time of the samples, and the current time for relative ones. */
const [SAMPLE_TIME, NOW] = ['2026-11-16T17:42:00Z', Date.parse('2026-11-19T17:42:00Z')];

/** A call of a formatting function and its result in a language. */
interface Sample {
  readonly call: string;
  readonly format: (language: string) => string;
}

const MONEY: readonly Sample[] = [
  { call: 'formatMoney(26660000)', format: (language) => formatMoney(26_660_000, { language }) },
  { call: 'formatMoney(-410000)', format: (language) => formatMoney(-410_000, { language }) },
  {
    call: "formatMoney(2500000, { sign: 'always' })",
    format: (language) => formatMoney(2_500_000, { language, sign: 'always' }),
  },
  {
    call: "formatMoney(15000000, { notation: 'compact' })",
    format: (language) => formatMoney(15_000_000, { language, notation: 'compact' }),
  },
  {
    call: 'formatMoney(125050, { minorUnits: true })',
    format: (language) => formatMoney(125_050, { language, minorUnits: true }),
  },
  {
    call: "formatMoney(125000, { currency: 'JPY' })",
    format: (language) => formatMoney(125_000, { language, currency: 'JPY' }),
  },
  { call: 'formatMoney(undefined)', format: (language) => formatMoney(undefined, { language }) },
  { call: 'formatPercent(0.351)', format: (language) => formatPercent(0.351, language) },
  { call: "parseMoney('$18,500', 'en')", format: () => String(parseMoney('$18,500', 'en')) },
];

const DATES: readonly Sample[] = [
  { call: "formatDate('2026-11-16T17:42:00Z')", format: (language) => formatDate(SAMPLE_TIME, 'medium', { language }) },
  {
    call: "formatDate('2026-11-16T17:42:00Z', 'short')",
    format: (language) => formatDate(SAMPLE_TIME, 'short', { language }),
  },
  {
    call: "formatDate('2026-11-16T17:42:00Z', 'time')",
    format: (language) => formatDate(SAMPLE_TIME, 'time', { language }),
  },
  {
    call: "formatDateRange('2026-11-01', '2026-11-30', 'medium')",
    format: (language) => formatDateRange('2026-11-01', '2026-11-30', 'medium', { language }),
  },
  {
    call: "formatRelative('2026-11-16T17:42:00Z', now)",
    format: (language) => formatRelative(SAMPLE_TIME, NOW, { language }),
  },
  { call: "formatDate('none')", format: (language) => formatDate('none', 'medium', { language }) },
];

/** The results of the formatting functions in the language of the toolbar. */
export function FormatSamples({ of }: { readonly of: 'money' | 'dates' }) {
  const { locale } = useToolbar();
  return (
    <DocsTable
      caption={of === 'money' ? 'Money' : 'Dates'}
      headings={['Call', `Result in “${locale}”`]}
      rows={(of === 'money' ? MONEY : DATES).map(({ call, format }) => ({
        key: call,
        cells: [
          <code key="call">{call}</code>,
          <bdi key="result" lang={locale}>
            {format(locale)}
          </bdi>,
        ],
      }))}
    />
  );
}
