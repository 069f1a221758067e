import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const listGroupsPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
