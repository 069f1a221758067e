import type { ShowcasePage } from '../../showcase-page.ts';

export const listGroupsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
