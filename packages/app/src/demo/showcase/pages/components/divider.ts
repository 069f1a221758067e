import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const dividerPage: ShowcasePage = {
  elements: ['divider'],
  text: 'A divider separates what is in one card, form or toolbar. Between cards and sections, leave space instead.',
  sections: [
    { title: 'Plain', text: 'A thin line between two paragraphs.', story: 'divider/Overview' },
    { title: 'Text', text: 'A word in the line names how the two parts relate.', story: 'divider/WithLabel' },
    { title: 'Color', text: 'A custom property colors the line; the text says why.', story: 'divider/Colored' },
    {
      title: 'Vertical',
      text: 'Between two buttons in a row, the line is as tall as they are.',
      story: 'divider/Vertical',
    },
  ],
};
