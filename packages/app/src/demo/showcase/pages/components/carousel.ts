import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const carouselPage: ShowcasePage = {
  elements: ['carousel'],
  text: 'A carousel shows one of several equal things at a time. What everyone has to see does not belong in one; put it on the page.',
  sections: [
    {
      title: 'Basic',
      text: 'Swipe, press an arrow or a dot, or use Left, Right, Home and End while the slides have the focus.',
      story: 'carousel/Overview',
    },
    {
      title: 'Controlled',
      text: 'The page holds the number of the slide, which its own buttons and the carousel change.',
      example: 'carousel-controlled',
    },
    { title: 'Captions', text: 'Below each picture, a caption says what it shows.', story: 'carousel/Captions' },
    {
      title: 'Interval and pause',
      text: 'A slide lasts six seconds; it waits under the pointer or the focus, after Pause and for people who prefer less motion.',
      story: 'carousel/Autoplay',
    },
    {
      title: 'Several slides',
      text: 'With a smaller slide size, the next slide is in view as well.',
      story: 'carousel/SeveralSlides',
    },
    { title: 'Start at another slide', text: 'The third slide is shown first.', story: 'carousel/ThirdSlide' },
  ],
};
