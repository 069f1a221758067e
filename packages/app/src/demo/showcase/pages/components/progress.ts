import type { ShowcasePage } from '../../showcase-page.ts';

export const progressPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
