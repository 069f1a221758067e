import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const toastServicePage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
