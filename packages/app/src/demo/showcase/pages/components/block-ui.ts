import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const blockUiPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
