import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const ratingsPage: ShowcasePage = {
  elements: ['rating'],
  text: 'A rating is given in stars, or shows the average of many. For a status, use a badge; for a share, a progress bar.',
  sections: [
    {
      title: 'Basic',
      text: 'Arrow keys select a star more or less; choosing the selected star again clears the rating.',
      story: 'rating/Overview',
    },
    {
      title: 'Read-only and fractions',
      text: 'An average is shown in half stars and can’t be changed.',
      story: 'rating/ReadOnly',
    },
    { title: 'Sizes', text: 'Medium stars for a question, small ones for a line of a list.', story: 'rating/Sizes' },
    { title: 'Number of stars', text: 'A scale may have up to ten stars.', story: 'rating/TenStars' },
    {
      title: 'Controlled, with events and a text',
      text: 'The page holds the rating: the change event sets it, a button clears it, and a text says what it means.',
      example: 'rating-with-meaning',
    },
    { title: 'Required', text: 'The message of a form that was sent without a rating.', story: 'rating/Invalid' },
    { title: 'Disabled', text: 'It shows its value and can’t be focused.', story: 'rating/Disabled' },
  ],
};
