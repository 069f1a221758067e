import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const tabsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
