import { formatMoney, type MoneyOptions } from '@plinth/ui-kit/format';
import { brand } from '#core/config/brand.ts';

/** Formats an amount in minor units in the provider's currency; a dash without one. */
export function money(minor: number | null | undefined, options: Pick<MoneyOptions, 'sign' | 'notation'> = {}): string {
  return formatMoney(minor, { currency: brand.currency, ...options });
}

/** An amount within text, isolated so that its digits keep their direction. */
export function Money({ minor, sign }: { readonly minor: number | null; readonly sign?: 'always' }) {
  return (
    <bdi dir="ltr" className="figures">
      {money(minor, sign ? { sign } : {})}
    </bdi>
  );
}
