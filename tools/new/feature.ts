import { camel, pascal, sentence, type Generated } from './names.ts';

/** A product area: slice, saga, page, strings, test. */
export function featureFiles(name: string): Generated {
  const folder = `packages/app/src/features/${name}`;
  const id = camel(name);
  return {
    files: {
      [`${folder}/slice.ts`]: `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';

/** What the page shows. */
export type ${pascal(name)}State =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'ready' };

const slice = createSlice({
  name: '${id}',
  initialState: { status: 'idle' } as ${pascal(name)}State,
  reducers: {
    ${id}Requested: (): ${pascal(name)}State => ({ status: 'loading' }),
    ${id}Loaded: (): ${pascal(name)}State => ({ status: 'ready' }),
    ${id}Failed: (_state, action: PayloadAction<string>): ${pascal(name)}State => ({ status: 'failed', code: action.payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, (): ${pascal(name)}State => ({ status: 'idle' }));
  },
});

export const { ${id}Requested, ${id}Loaded, ${id}Failed } = slice.actions;
export const ${id}Reducer = slice.reducer;
export const select${pascal(name)} = (state: { readonly ${id}?: ${pascal(name)}State }): ${pascal(name)}State => state.${id} ?? { status: 'idle' };
`,
      [`${folder}/${name}.saga.ts`]: `import { toApiError } from '@plinth/api-client/errors';
import { call, put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { ${id}Failed, ${id}Loaded, ${id}Requested } from './slice.ts';

function* load(): SagaGenerator<void> {
  const { api } = yield* deps();
  try {
    yield* call(api);
    yield* put(${id}Loaded());
  } catch (error) {
    yield* put(${id}Failed(toApiError(error).code));
  }
}

/** A load: a second wish while one is under way is the same wish. */
export function* ${id}Watcher(): SagaGenerator<void> {
  yield* takeLeading(${id}Requested, load);
}
`,
      [`${folder}/pages/${name}.tsx`]: `import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Feature } from '#core/feature.ts';
import { PageHeading } from '#shared/page-heading.tsx';
import { ${id}Watcher } from '../${name}.saga.ts';
import { ${id}Reducer, ${id}Requested } from '../slice.ts';

export const feature: Feature = { reducers: { ${id}: ${id}Reducer }, watchers: [${id}Watcher] };

export default function ${pascal(name)}Page() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(${id}Requested());
  }, [dispatch]);
  return <PageHeading>{t('${id}.title')}</PageHeading>;
}
`,
      [`${folder}/locales/en.json`]: `${JSON.stringify({ [id]: { title: sentence(name) } }, null, 2)}\n`,
      [`${folder}/${name}.saga.test.ts`]: `import { describe, expect, it, vi } from 'vitest';
import { createWorld } from '#testing/world.ts';
import { ${id}Watcher } from './${name}.saga.ts';
import { ${id}Reducer, ${id}Requested, select${pascal(name)} } from './slice.ts';

describe('${sentence(name).toLowerCase()}', () => {
  it('loads when its page opens', async () => {
    const world = createWorld({ user: null });
    world.join({ reducers: { ${id}: ${id}Reducer }, watchers: [${id}Watcher] });
    world.store.dispatch(${id}Requested());
    await vi.waitFor(() => expect(world.read(select${pascal(name)}).status).toBe('ready'));
    world.task.cancel();
  });
});
`,
    },
    next: [
      'declare its route in packages/app/src/core/routes/routes.ts, and its page in packages/app/src/shell/page-registry.ts',
      'add its menu entry to packages/app/src/shell/menu.ts',
      'docs/how-to/add-a-feature.md has the rest',
    ],
  };
}
