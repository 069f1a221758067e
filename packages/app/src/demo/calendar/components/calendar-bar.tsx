import { iconChevronLeft, iconChevronRight, iconEllipsis, iconPanelLeft, iconPlus } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { DropdownMenu } from '@plinth/ui-kit/react/dropdown-menu';
import { Icon } from '@plinth/ui-kit/react/icon';
import { MenuItem } from '@plinth/ui-kit/react/menu-item';
import { Segment } from '@plinth/ui-kit/react/segment';
import { SegmentedControl } from '@plinth/ui-kit/react/segmented-control';
import { useTranslation } from 'react-i18next';
import { AppShortcuts } from '#demo/_shared/app-shortcuts.tsx';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { useHomeHref } from '#demo/_shared/home.ts';
import { filterValue } from '#demo/_shared/list/filter-value.ts';
import { Breadcrumbs } from '#shared/breadcrumbs.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { useMediaQuery } from '#shared/use-media-query.ts';
import { stepDate, VIEW_NAMES, VIEWS, type View } from '../calendar-view.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';

/** The names of the previous and the next range of a view. */
const RANGE_NAMES: Readonly<Record<View, string>> = { month: 'month', week: 'week', day: 'day', list: 'month' };
/** The values of the menu's entries that are not views. */
const TODAY = 'today';
const CALENDARS = 'calendars';

/** How much room a window has: for all buttons, for those without the side pane, or for a menu. */
export type BarSize = 'wide' | 'narrow' | 'phone';

interface Props {
  readonly address: CalendarAddress;
  /** The name of what is shown. */
  readonly title: string;
  readonly size: BarSize;
  readonly onSideOpen: () => void;
  readonly onAdd: () => void;
}

type AddressProps = Pick<Props, 'address'>;

function StepButton({ address, step }: AddressProps & { readonly step: 1 | -1 }) {
  const { view, date, setDate } = address;
  return (
    <Button
      variant="ghost"
      iconOnly
      label={`${step === 1 ? 'Next' : 'Previous'} ${RANGE_NAMES[view]}`}
      onClick={() => setDate(stepDate(view, date, step))}
    >
      <Icon path={step === 1 ? iconChevronRight : iconChevronLeft} mirrored />
    </Button>
  );
}

function ViewChoice({ address: { view, setView } }: AddressProps) {
  return (
    <SegmentedControl
      className="calendar-views"
      label="View"
      labelHidden
      value={view}
      onChange={(event) => setView(filterValue(textValueOf(event), VIEWS) || 'month')}
    >
      {VIEWS.map((option) => (
        <Segment key={option} value={option}>
          {VIEW_NAMES[option]}
        </Segment>
      ))}
    </SegmentedControl>
  );
}

/** What doesn't fit beside the title of a phone. */
function ViewMenu({ address, onSideOpen }: Pick<Props, 'address' | 'onSideOpen'>) {
  const { view, today, setView, setDate } = address;
  const select = (value: string) => {
    if (value === TODAY) setDate(today);
    else if (value === CALENDARS) onSideOpen();
    else setView(filterValue(value, VIEWS) || view);
  };
  return (
    <DropdownMenu label="View" placement="bottom-end" onMenuSelect={({ detail }) => select(detail.value)}>
      <Button slot="trigger" variant="ghost" iconOnly label="View and calendars">
        <Icon path={iconEllipsis} />
      </Button>
      <MenuItem value={TODAY}>Today</MenuItem>
      <MenuItem value={CALENDARS}>Calendars</MenuItem>
      <hr />
      {VIEWS.map((option) => (
        <MenuItem key={option} type="radio" value={option} checked={option === view}>
          {VIEW_NAMES[option]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

/** Opens the calendars that can be shown. Its name is hidden where all buttons would not be in one line. */
function SideButton({ onOpen }: { readonly onOpen: () => void }) {
  const isTight = useMediaQuery('(width < 992px)');
  return isTight ? (
    <Button variant="ghost" popup="dialog" iconOnly label="Calendars" onClick={onOpen}>
      <Icon path={iconPanelLeft} />
    </Button>
  ) : (
    <Button variant="ghost" popup="dialog" onClick={onOpen}>
      <Icon slot="start" path={iconPanelLeft} />
      Calendars
    </Button>
  );
}

/** The heading of the page: what it shows, and the buttons that show something else. */
export function CalendarBar({ address, title, size, onSideOpen, onAdd }: Props) {
  const { t } = useTranslation();
  const homeHref = useHomeHref();
  const name = t('demo.pages.calendar');
  const isPhone = size === 'phone';
  return (
    <div className="calendar-head">
      {isPhone ? null : <Breadcrumbs parents={[{ href: homeHref, title: t('demo.home') }]}>{name}</Breadcrumbs>}
      <div className="calendar-bar">
        <PageHeading className="calendar-title">
          <span className="visually-hidden">{name}, </span>
          <span aria-live="polite">{title}</span>
        </PageHeading>
        <div className="calendar-steps">
          <StepButton address={address} step={-1} />
          {isPhone ? null : <Button onClick={() => address.setDate(address.today)}>Today</Button>}
          <StepButton address={address} step={1} />
        </div>
        {isPhone ? <ViewMenu address={address} onSideOpen={onSideOpen} /> : <ViewChoice address={address} />}
        <div className="calendar-bar-end">
          {size === 'narrow' ? <SideButton onOpen={onSideOpen} /> : null}
          {size === 'wide' ? null : (
            <Button iconOnly label="Add event" onClick={onAdd}>
              <Icon path={iconPlus} />
            </Button>
          )}
          {isPhone ? null : <AppShortcuts />}
        </div>
      </div>
    </div>
  );
}
