import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const timelinePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
