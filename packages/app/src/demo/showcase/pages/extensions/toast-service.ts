import type { ShowcasePage } from '../../showcase-page.ts';

export const toastServicePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
