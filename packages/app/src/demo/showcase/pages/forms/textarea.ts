import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const textareaPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
