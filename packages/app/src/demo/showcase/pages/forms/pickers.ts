import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const pickersPage: ShowcasePage = {
  elements: [
    'date-picker',
    'date-range-picker',
    'date-field',
    'time-picker',
    'time-field',
    'date-time-field',
    'calendar',
  ],
  text: 'A picker opens a calendar or a list of times beside a field that can be typed in. Use a date field or time field without one for dates that people know, such as that of an invoice.',
  sections: [
    {
      title: 'Date',
      text: 'Typed, or chosen from the calendar, in which weekends are disabled.',
      story: 'date-picker/Overview',
    },
    {
      title: 'Date states',
      text: 'Empty, on a disabled day, disabled, read-only and clearable.',
      story: 'date-picker/States',
    },
    {
      title: 'Date without a calendar',
      text: 'Up and Down change it by a day, Page Up and Page Down by a month.',
      story: 'date-field/Overview',
    },
    {
      title: 'Range',
      text: 'The first and the last day, typed or chosen in the calendar.',
      story: 'date-range-picker/Overview',
    },
    { title: 'Range states', text: 'Empty, reversed and disabled.', story: 'date-range-picker/States' },
    { title: 'Time', text: 'A list of half hours; other times can be typed.', story: 'time-picker/Overview' },
    {
      title: 'Time without a list',
      text: 'Up and Down change it by minutes, Page Up and Page Down by an hour.',
      story: 'time-field/Overview',
    },
    { title: 'Date and time', text: 'One value for both, as for an appointment.', story: 'date-time-field/Overview' },
    { title: 'Several dates', text: 'A click or Enter adds a day or takes it out.', story: 'calendar/SeveralDays' },
    {
      title: 'Natural text',
      text: 'A date in words is read while it is typed, in each of the five languages. What reads it is loaded with the first letter.',
      example: 'natural-date',
    },
    {
      title: 'Disabled days',
      text: 'Days before and after the limits, and weekends, cannot be chosen.',
      story: 'calendar/Bounds',
    },
    {
      title: 'Inline',
      text: 'A calendar in the page; arrow keys move by days and weeks, Page Up and Page Down by months.',
      story: 'calendar/Overview',
    },
    { title: 'Inline range', text: 'Two months, in which a first and a last day are chosen.', story: 'calendar/Range' },
    { title: 'Presets', text: 'Periods that are often needed are one click away.', story: 'calendar/Presets' },
    {
      title: 'Month and year',
      text: 'Lists above the calendar lead to a distant month.',
      story: 'calendar/MonthSelect',
    },
  ],
  related: ['input', 'input-mask'],
};
