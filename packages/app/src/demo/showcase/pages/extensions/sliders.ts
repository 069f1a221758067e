import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const slidersPage: ShowcasePage = {
  elements: ['range-slider'],
  text: 'A slider chooses an approximate value, or a range between two of them. If people know the exact number, use a number field.',
  sections: [
    {
      title: 'Value',
      text: 'One amount, on a scale whose steps grow with it; the amount can be typed as well.',
      story: 'amount-slider/Overview',
    },
    {
      title: 'Range and marks',
      text: 'The track is filled between the two thumbs; marks name values along it, and a function writes them as money.',
      story: 'range-slider/Overview',
    },
    {
      title: 'Steps',
      text: 'An arrow key moves a thumb by one step of four weeks, Page Up and Page Down by a larger one.',
      story: 'range-slider/Steps',
    },
    {
      title: 'With fields',
      text: 'Two fields take the exact numbers, and neither end can pass the other.',
      example: 'slider-with-fields',
    },
    {
      title: 'Vertical and vertical limits',
      text: 'A vertical slider runs upwards from its lowest value; the range is written next to its label.',
      story: 'range-slider/Vertical',
    },
    {
      title: 'States',
      text: 'The full range, an empty one, one with an error, and one that cannot be changed.',
      story: 'range-slider/States',
    },
  ],
  related: ['number-input'],
};
