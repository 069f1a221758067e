import type { ShowcasePage } from '../../showcase-page.ts';

export const exportPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
