import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const checkboxPage: ShowcasePage = {
  elements: ['checkbox', 'checkbox-group'],
  text: 'A checkbox turns an option of a form on or off; a group is for several options of one question. For a setting that applies at once, use a switch; for one of several, radio buttons.',
  sections: [
    { title: 'Basic', text: 'A click on the text, or Space, checks it.', story: 'checkbox/Overview' },
    {
      title: 'Indeterminate and states',
      text: 'Checked, partly checked, unchecked, disabled and with an error.',
      story: 'checkbox/States',
    },
    { title: 'Description', text: 'A second line says what the option does.', story: 'checkbox/WithDescription' },
    {
      title: 'Group',
      text: 'The label of the group is the question, and names it for screen readers.',
      story: 'checkbox-group/Overview',
    },
    {
      title: 'Select all',
      text: 'The first checkbox checks all others, and is indeterminate while only some are checked.',
      story: 'checkbox-group/SelectAll',
    },
    {
      title: 'Limits',
      text: 'Two or three have to be checked before the form can be sent.',
      story: 'checkbox-group/Limits',
    },
    {
      title: 'Group with an error',
      text: 'The error belongs to the group, not to one of its options.',
      story: 'checkbox-group/Invalid',
    },
  ],
  related: ['radio', 'switch'],
};
