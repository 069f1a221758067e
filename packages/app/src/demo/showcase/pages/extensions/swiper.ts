import type { ShowcasePage } from '../../showcase-page.ts';

export const swiperPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
