import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const spinnersPage: ShowcasePage = {
  elements: ['spinner'],
  text: 'A spinner says that something loads when neither its shape nor its progress is known. For known shapes take a skeleton, for known progress a progress bar.',
  sections: [
    { title: 'Ring', text: 'Its label, which is not visible, says what is loading.', story: 'spinner/Overview' },
    {
      title: 'Sizes',
      text: 'Medium beside text, small in a tight row, large in the middle of an empty area.',
      story: 'spinner/Sizes',
    },
    {
      title: 'In buttons',
      text: 'A busy button takes no press; its spinner has the color of its words.',
      story: 'spinner/InButtons',
    },
    {
      title: 'Alignment',
      text: 'Beside the words that it belongs to, or alone in the middle of a row.',
      story: 'spinner/Alignment',
    },
  ],
  related: ['progress', 'buttons', 'block-ui'],
};
