import { CALENDARS, type Calendar } from '@plinth/api-client/demo/calendar';
import { iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { Icon } from '@plinth/ui-kit/react/icon';
import { CALENDAR_COLORS } from '../calendars.ts';

interface Props {
  /** The ticked calendars. */
  readonly calendars: readonly Calendar[];
  /** The number of events of each calendar in the month; null before they are loaded. */
  readonly counts: ReadonlyMap<Calendar, number> | null;
  readonly onCalendarsChange: (calendars: readonly Calendar[]) => void;
  readonly onAdd: () => void;
}

/** The calendars that can be shown, with the button that adds an event. */
export function CalendarSide({ calendars, counts, onCalendarsChange, onAdd }: Props) {
  const hasAll = calendars.length === CALENDARS.length;
  const toggle = (name: Calendar) =>
    onCalendarsChange(CALENDARS.filter((other) => calendars.includes(other) !== (other === name)));
  return (
    <>
      <Button wide onClick={onAdd}>
        <Icon slot="start" path={iconPlus} />
        Add event
      </Button>
      <div className="calendar-filter">
        <h2 id="calendar-filter">Calendars</h2>
        <ul aria-labelledby="calendar-filter">
          <li className="calendar-filter-all">
            <Checkbox
              checked={hasAll}
              indeterminate={!hasAll && calendars.length > 0}
              onChange={() => onCalendarsChange(hasAll ? [] : CALENDARS)}
            >
              View all
            </Checkbox>
          </li>
          {CALENDARS.map((name) => (
            <li key={name}>
              <Checkbox checked={calendars.includes(name)} onChange={() => toggle(name)}>
                <span className={`calendar-key calendar-${CALENDAR_COLORS[name]}`} />
                {name}
              </Checkbox>
              {calendars.includes(name) ? <span className="calendar-count">{counts?.get(name)}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
