import type { ShowcasePage } from '../../showcase-page.ts';

export const tourPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
