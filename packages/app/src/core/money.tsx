import { formatMoney, type MoneyOptions } from '@plinth/ui-kit/format';
import { brand } from '#core/config/brand.ts';

/** An amount in the provider's currency as text. */
export function money(minor: number, options: Pick<MoneyOptions, 'sign' | 'notation'> = {}): string {
  return formatMoney(minor, { currency: brand.currency, ...options });
}

/** An amount as it stands in a line of text: figures keep their own direction. */
export function Money({ minor, sign }: { readonly minor: number; readonly sign?: 'always' }) {
  return (
    <bdi dir="ltr" className="figures">
      {money(minor, sign ? { sign } : {})}
    </bdi>
  );
}
