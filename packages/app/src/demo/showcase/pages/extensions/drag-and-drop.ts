import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const dragAndDropPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
