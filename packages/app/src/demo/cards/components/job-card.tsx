import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { useDayText } from '#demo/_shared/cards/days.ts';
import { FigureRows } from '#demo/_shared/cards/figure-rows.tsx';
import { OpenLink } from '#demo/_shared/cards/open-link.tsx';
import { JOB } from '#demo/_shared/cards/samples.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';

/** A job offer, with a link to e-mail the employer. */
export function JobCard({ id }: { readonly id?: string }) {
  const dayText = useDayText();
  const { title, place, salary, hours, closesInDays, email } = JOB;
  return (
    <CardFrame title="Job" id={id}>
      <div className="figure-stack">
        <div>
          <p>
            <span className="figure-card-name">{title}</span>
          </p>
          <p className="figure-card-text">
            <bdi>{place}</bdi>
          </p>
        </div>
        <FigureRows
          rows={[
            { name: 'Pay', value: salary },
            { name: 'Time', value: hours },
            { name: 'Open until', value: dayText(closesInDays) },
          ]}
        />
        <div className="figure-card-links">
          <OpenLink to={demoRoutes.hrefOf('email', {}, { compose: 'new', to: email })}>Apply by email</OpenLink>
        </div>
      </div>
    </CardFrame>
  );
}
