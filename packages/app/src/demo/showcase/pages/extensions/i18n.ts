import type { ShowcasePage } from '../../showcase-page.ts';

export const i18nPage: ShowcasePage = {
  elements: [],
  text: '',
  sections: [],
};
