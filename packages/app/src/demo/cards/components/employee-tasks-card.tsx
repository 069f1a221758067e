import { Avatar } from '@plinth/ui-kit/react/avatar';
import { Progress } from '@plinth/ui-kit/react/progress';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { OpenLink } from '#demo/_shared/cards/open-link.tsx';
import { EMPLOYEE_TASKS, WEEK_HOURS } from '#demo/_shared/cards/samples.ts';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { Figure } from '#shared/figure.tsx';
import './employee-tasks-card.css';

/** Who works on what this week, and for how long. */
export function EmployeeTasksCard({ id }: { readonly id?: string }) {
  return (
    <CardFrame title="Employee tasks" id={id}>
      <ul className="employee-tasks">
        {EMPLOYEE_TASKS.map(({ name, task, hours }) => (
          <li key={name}>
            <Avatar name={name} aria-hidden="true" />
            <div>
              <bdi className="employee-tasks-name">{name}</bdi>
              <bdi className="muted text-13">{task}</bdi>
            </div>
            <Progress
              label={`Hours of ${name}`}
              labelHidden
              value={hours}
              max={WEEK_HOURS}
              valueText={`${hours} of ${WEEK_HOURS} hours`}
            />
            <span className="text-13">
              <Figure>{hours} h</Figure>
            </span>
          </li>
        ))}
      </ul>
      <div className="figure-card-links">
        <OpenLink to={demoRoutes.hrefOf('todo', {}, { sortBy: 'assignee' })}>View tasks by assignee</OpenLink>
      </div>
    </CardFrame>
  );
}
