import type { ShowcasePage } from '../../showcase-page.ts';

export const switchPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
