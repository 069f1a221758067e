import { iconChevronLeft, iconChevronRight } from '@plinth/ui-kit/icons';
import { Button } from '@plinth/ui-kit/react/button';
import { Icon } from '@plinth/ui-kit/react/icon';
import { ToggleGroup } from '@plinth/ui-kit/react/toggle-group';
import { ToggleItem } from '@plinth/ui-kit/react/toggle-item';
import { useRef, type ComponentRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShortcuts } from '#demo/_shared/app-shortcuts.tsx';
import { useHomeHref } from '#demo/_shared/home.ts';
import { Breadcrumbs } from '#shared/breadcrumbs.tsx';
import { PageHeading } from '#shared/page-heading.tsx';
import { stepDate, VIEW_NAMES, VIEWS, type View } from '../calendar-view.ts';
import type { CalendarAddress } from '../use-calendar-address.ts';

/** The names of the previous and the next range of a view. */
const RANGE_NAMES: Readonly<Record<View, string>> = { month: 'month', week: 'week', day: 'day', list: 'month' };

interface Props {
  readonly address: CalendarAddress;
  /** The name of what is shown. */
  readonly title: string;
  /** The buttons before the title in a narrow window. */
  readonly children: ReactNode;
}

/** The heading of the page: what it shows, and the buttons that show something else. */
export function CalendarBar({ address, title, children }: Props) {
  const { t } = useTranslation();
  const homeHref = useHomeHref();
  const { view, date, today, setDate, setView } = address;
  const views = useRef<ComponentRef<typeof ToggleGroup>>(null);
  const name = t('demo.pages.calendar');
  const chooseView = () => {
    const chosen = VIEWS.find((option) => views.current?.values.includes(option));
    if (chosen && chosen !== view) setView(chosen);
  };
  return (
    <div className="calendar-head">
      <Breadcrumbs parents={[{ href: homeHref, title: t('demo.home') }]}>{name}</Breadcrumbs>
      <div className="calendar-bar">
        <PageHeading className="calendar-title">
          <span className="visually-hidden">{name}, </span>
          <span aria-live="polite">{title}</span>
        </PageHeading>
        <div className="calendar-steps">
          <Button
            variant="ghost"
            iconOnly
            label={`Previous ${RANGE_NAMES[view]}`}
            onClick={() => setDate(stepDate(view, date, -1))}
          >
            <Icon path={iconChevronLeft} mirrored />
          </Button>
          <Button onClick={() => setDate(today)}>Today</Button>
          <Button
            variant="ghost"
            iconOnly
            label={`Next ${RANGE_NAMES[view]}`}
            onClick={() => setDate(stepDate(view, date, 1))}
          >
            <Icon path={iconChevronRight} mirrored />
          </Button>
        </div>
        <ToggleGroup
          ref={views}
          className="calendar-views"
          label="View"
          labelHidden
          values={[view]}
          onChange={chooseView}
        >
          {VIEWS.map((option) => (
            <ToggleItem key={option} value={option}>
              {VIEW_NAMES[option]}
            </ToggleItem>
          ))}
        </ToggleGroup>
        <div className="calendar-bar-end">
          {children}
          <AppShortcuts />
        </div>
      </div>
    </div>
  );
}
