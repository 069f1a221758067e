import { Avatar } from '@plinth/ui-kit/react/avatar';
import { AvatarGroup } from '@plinth/ui-kit/react/avatar-group';
import { Progress } from '@plinth/ui-kit/react/progress';
import { demoRoutes } from '../routes.ts';
import { CardFrame } from './card-frame.tsx';
import { useDayText } from './days.ts';
import { FigureRows } from './figure-rows.tsx';
import { OpenLink } from './open-link.tsx';
import { PROJECT } from './samples.ts';

/** A project: what is done, who works on it and when it is due. */
export function ProjectCard({ id }: { readonly id?: string }) {
  const dayText = useDayText();
  const { title, text, tasks, tasksDone, hours, dueInDays, team } = PROJECT;
  const percent = Math.round((tasksDone / tasks) * 100);
  return (
    <CardFrame title="Project" id={id} className="project-card">
      <div className="figure-stack">
        <p>
          <span className="figure-card-name">{title}</span>
        </p>
        <p className="figure-card-text">
          <bdi>{text}</bdi>
        </p>
        <Progress label={`Tasks done: ${tasksDone} of ${tasks}`} value={percent} valueText={`${percent}%`} />
        <FigureRows
          rows={[
            { name: 'Due', value: dayText(dueInDays) },
            { name: 'Hours', value: String(hours) },
            { name: 'Open tasks', value: String(tasks - tasksDone) },
          ]}
        />
        <div className="figure-line">
          <AvatarGroup label={`Team: ${team.join(', ')}`}>
            {team.map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </AvatarGroup>
          <OpenLink to={demoRoutes.hrefOf('todo')}>View tasks</OpenLink>
        </div>
      </div>
    </CardFrame>
  );
}
