import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const clipboardPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
