import type { ShowcasePage } from '#demo/showcase/showcase-page.ts';

export const i18nPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
