import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const badgesPage: ShowcasePage = {
  elements: ['badge', 'tag'],
  text: 'A badge marks a status in one or two words beside a name. For something that people select or remove, use a tag.',
  sections: [
    {
      title: 'Colors',
      text: 'A light background in the color of the meaning; the usual status stays plain, so that others stand out.',
      story: 'badge/Variants',
    },
    { title: 'Icon', text: 'An icon before the text says the same as the text.', story: 'badge/WithIcon' },
    { title: 'Beside text', text: 'A badge sits on the line of a heading or a sentence.', story: 'badge/BesideText' },
    { title: 'Link', text: 'In a link, a badge leads to what it reports.', story: 'badge/AsLink' },
    { title: 'Tags', text: 'Tags name a category in the same colors.', story: 'tag/Variants' },
    {
      title: 'Removable tags',
      text: 'Delete, Backspace or the button removes a filter, and the focus moves to the next one.',
      story: 'tag/Removable',
    },
    {
      title: 'Selectable tags',
      text: 'Enter or Space selects a tag; the last one is disabled.',
      story: 'tag/Selectable',
    },
  ],
  related: ['pill-badges', 'pills'],
};
