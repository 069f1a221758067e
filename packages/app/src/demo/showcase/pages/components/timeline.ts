import type { ShowcasePage } from '../../showcase-page.ts';

export const timelinePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
