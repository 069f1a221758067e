import type { ShowcasePage } from '../../showcase-page.ts';

export const offcanvasPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
