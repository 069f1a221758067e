import { Icon } from '@plinth/ui-kit/react/icon';
import './notes.css';

/** A titled list of notes, each with an icon. */
export function Notes({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly (readonly [icon: string, line: string])[];
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="notes">
        {lines.map(([icon, line]) => (
          <li key={line}>
            <Icon path={icon} size="small" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
