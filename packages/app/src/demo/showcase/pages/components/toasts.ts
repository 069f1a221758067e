import type { ShowcasePage } from '../../showcase-page.ts';

export const toastsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
