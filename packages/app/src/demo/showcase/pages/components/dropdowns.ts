import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const dropdownsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
