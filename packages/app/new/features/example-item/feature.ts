import type { FeatureWithPages } from '#core/feature.ts';
import { exampleItem, exampleItemReducer } from './example-item-slice.ts';
import { ExampleItemPage } from './pages/example-item.tsx';

/** Example item. */
export const feature: FeatureWithPages<'example-item'> = {
  pages: { 'example-item': ExampleItemPage },
  reducers: { exampleItem: exampleItemReducer },
  sagas: [exampleItem.watch],
};
