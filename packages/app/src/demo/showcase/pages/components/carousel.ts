import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const carouselPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
