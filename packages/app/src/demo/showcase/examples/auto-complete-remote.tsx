import { Combobox } from '@plinth/ui-kit/react/combobox';
import { foldText } from '@plinth/ui-kit/search-text';
import { useCallback, type ComponentProps } from 'react';
import { useLazySuggestionsQuery } from '#demo/showcase/suggestions-api.ts';

type Search = NonNullable<ComponentProps<typeof Combobox>['search']>;

export function Example() {
  const [load] = useLazySuggestionsQuery();

  /** Loads the trades when the list opens, and again after a failure. */
  const search = useCallback<Search>(
    async ({ query }) => {
      const suggestions = await load(undefined, true).unwrap();
      const text = foldText(query);
      return {
        options: suggestions
          .filter(({ title }) => foldText(title).includes(text))
          .map(({ id, title }) => ({ value: String(id), label: title })),
      };
    },
    [load],
  );

  return <Combobox label="Trade" placeholder="What your business does" search={search} />;
}
