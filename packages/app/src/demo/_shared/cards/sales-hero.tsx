import { Button } from '@plinth/ui-kit/react/button';
import { useServices } from '#core/context.ts';
import { Figure } from '#shared/figure.tsx';
import { useNavigate } from '#shared/navigation.ts';
import { dollars } from '../amounts.ts';
import { demoRoutes } from '../routes.ts';
import { greetingAt } from './greeting.ts';
import { Medal } from './medal.tsx';
import { COMPANIES, MORE_ORDERS } from './samples.ts';
import { useFirstName } from './use-first-name.ts';
import './sales-hero.css';

const SALES = COMPANIES.reduce((sum, { sales }) => sum + sales, 0);
const CHANGE = COMPANIES.reduce((sum, { change }) => sum + change, 0);

interface Props {
  /** The anchor of the card, on pages with an index. */
  readonly id?: string;
  readonly heading?: string;
}

/** A greeting with the sales of the last 28 days and a medal. */
export function SalesHero({ id, heading }: Props) {
  const { now } = useServices();
  const navigate = useNavigate();
  const firstName = useFirstName();
  const greeting = greetingAt(new Date(now()).getHours());
  return (
    <section id={id} className="sales-hero" aria-label={heading ?? 'Sales'}>
      <p className="sales-hero-greeting">
        <bdi>{firstName === '' ? greeting : `${greeting}, ${firstName}`}. Your best four weeks this year.</bdi>
      </p>
      <p className="muted">Sales, last 28 days</p>
      <p className="sales-hero-figure">
        <Figure>{dollars(SALES)}</Figure>
      </p>
      <p className="muted sales-hero-text">
        <bdi>
          {dollars(CHANGE)} more than in the 28 days before, from {MORE_ORDERS} more orders.
        </bdi>
      </p>
      <Button className="sales-hero-button" variant="primary" onClick={() => navigate(demoRoutes.hrefOf('invoices'))}>
        View sales
      </Button>
      <Medal />
    </section>
  );
}
