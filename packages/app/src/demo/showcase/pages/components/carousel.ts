import type { ShowcasePage } from '../../showcase-page.ts';

export const carouselPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
