import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const avatarPage: ShowcasePage = {
  elements: ['avatar', 'avatar-group'],
  text: 'An avatar shows a person or an institution by a picture or by initials, beside the name. For an action or a status, use an icon.',
  sections: [
    { title: 'Sizes', text: 'Four sizes, from 24 pixels in a table row to 64 on a profile.', story: 'avatar/Sizes' },
    {
      title: 'Initials and colors',
      text: 'Initials and a light color come from the name, so that a person looks the same on every page.',
      story: 'avatar/Initials',
    },
    { title: 'Icon', text: 'Without a name, an icon stands for the person.', story: 'avatar/WithoutName' },
    {
      title: 'Shapes',
      text: 'People are round, banks and companies square.',
      story: 'avatar/Shapes',
    },
    {
      title: 'Pictures',
      text: 'A picture fills the shape; if it does not load, as in the second one, the initials are shown.',
      story: 'avatar/Pictures',
    },
    {
      title: 'Presence',
      text: 'A dot says who is online, away, busy or offline. Screen readers read it after the name.',
      story: 'avatar/Presence',
    },
    {
      title: 'Group',
      text: 'The first four of six overlap, and a count stands for the others.',
      story: 'avatar-group/Overview',
    },
    {
      title: 'Group with a tooltip',
      text: 'The group is in a button, so that hovering over it or focusing it with Tab shows the names.',
      story: 'avatar-group/WithTooltip',
    },
  ],
  related: ['badges', 'tooltips'],
};
