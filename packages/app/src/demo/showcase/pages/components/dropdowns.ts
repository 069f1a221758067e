import type { ShowcasePage } from '../../showcase-page.ts';

export const dropdownsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
