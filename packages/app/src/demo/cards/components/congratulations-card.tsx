import { useSelector } from 'react-redux';
import { selectUser } from '#core/session/auth-slice.ts';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { OpenLink } from '#demo/_shared/cards/open-link.tsx';
import { EVENTS } from '#demo/_shared/cards/samples.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';

/** A success of the day, with a link to it. */
export function CongratulationsCard({ id }: { readonly id?: string }) {
  const name = useSelector(selectUser)?.displayName ?? '';
  return (
    <CardFrame title="Congratulations" id={id}>
      <div className="figure-stack">
        <p>
          <strong>
            <bdi>{name === '' ? 'Well done' : `Well done, ${name}`}</bdi>
          </strong>
        </p>
        <p className="figure-card-text">
          <bdi>{EVENTS[0].title} today, more than on any day before.</bdi>
        </p>
        <div className="figure-card-links">
          <OpenLink to={demoRoutes.hrefOf('invoices', {}, { status: 'Paid' })}>View paid invoices</OpenLink>
        </div>
      </div>
    </CardFrame>
  );
}
