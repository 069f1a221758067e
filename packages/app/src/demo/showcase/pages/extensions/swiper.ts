import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const swiperPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
