import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const swiperPage: ShowcasePage = {
  elements: ['carousel'],
  text: 'Slides are swiped with the browser’s own scroll snapping, so that they move as everything else on the device does. What everyone has to see does not belong in a carousel; put it on the page.',
  sections: [
    {
      title: 'Default',
      text: 'Without controls, people swipe slides or move them with the arrow keys while they have the focus.',
      story: 'carousel/WithoutControls',
    },
    {
      title: 'Navigation',
      text: 'Arrows lead to the previous and the next slide.',
      story: 'carousel/Arrows',
    },
    {
      title: 'Pagination',
      text: 'A dot for each slide, which leads there.',
      story: 'carousel/Overview',
    },
    {
      title: 'Fraction',
      text: 'The position as a number, for more slides than there is room for dots.',
      story: 'carousel/Fraction',
    },
    { title: 'Progress', text: 'A bar that fills up to the last slide.', story: 'carousel/ProgressBar' },
    { title: 'Several slides', text: 'Two slides share the width of the carousel.', story: 'carousel/TwoSlides' },
    { title: 'Rows', text: 'Each slide is a grid of two rows.', story: 'carousel/Rows' },
    {
      title: 'Centered',
      text: 'The current slide is in the center, and the edges of its neighbors say that there are more.',
      story: 'carousel/Centered',
    },
    {
      title: 'Centered among others',
      text: 'The second slide is shown first, between the first and the third.',
      story: 'carousel/CenteredInMiddle',
    },
    {
      title: 'Fade',
      text: 'Slides fade as they come and go. For people who prefer less motion, they only move.',
      story: 'carousel/Fade',
    },
    {
      title: 'Coverflow',
      text: 'The neighbors of the centered slide are turned to the side, and turn to the front as they are swiped there.',
      story: 'carousel/Coverflow',
    },
    {
      title: 'Autoplay with pause',
      text: 'A slide lasts six seconds; it waits under the pointer or the focus, after Pause and for people who prefer less motion.',
      story: 'carousel/Autoplay',
    },
    {
      title: 'Gallery',
      text: 'Small pictures follow the large one, and lead to each of them.',
      example: 'carousel-gallery',
    },
    {
      title: 'Lazy pictures',
      text: 'A picture is loaded once it is near; its width and height keep its place.',
      story: 'carousel/LazyPictures',
    },
    {
      title: 'Responsive',
      text: 'One slide, two or three, by the width of the container; change the width of the preview to see it.',
      story: 'carousel/ByWidth',
    },
    {
      title: 'Virtual',
      text: 'Of five hundred slides, only the current one and its neighbors have content.',
      example: 'carousel-virtual',
    },
  ],
  related: ['carousel'],
};
