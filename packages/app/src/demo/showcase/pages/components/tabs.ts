import type { ShowcasePage } from '../../showcase-page.ts';

export const tabsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
