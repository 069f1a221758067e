import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { uploadSucceeded } from '#features/_shared/ticket-composer/composer-slice.ts';

/** The state of a file's download. */
export type Download =
  | { readonly status: 'busy'; readonly share: number }
  | { readonly status: 'failed'; readonly code: string };

/** Active and failed downloads, and the known file sizes in bytes, each by storage key. */
export interface DownloadsState {
  readonly byKey: Readonly<Record<string, Download>>;
  readonly sizes: Readonly<Record<string, number>>;
}

/** Downloads a file of a ticket; also dispatched by the retry button. */
export const downloadRequested = createAction<string>('tickets/downloadRequested');

const INITIAL_STATE: DownloadsState = { byKey: {}, sizes: {} };

function omitKey(downloads: DownloadsState['byKey'], key: string): DownloadsState['byKey'] {
  const { [key]: _removed, ...others } = downloads;
  return others;
}

const slice = createSlice({
  name: 'tickets',
  initialState: INITIAL_STATE,
  reducers: {
    downloadProgressed: (
      state,
      { payload: { key, share } }: PayloadAction<{ key: string; share: number }>,
    ): DownloadsState => ({
      ...state,
      byKey: { ...state.byKey, [key]: { status: 'busy', share } },
    }),
    downloadFailed: (
      state,
      { payload: { key, code } }: PayloadAction<{ key: string; code: string }>,
    ): DownloadsState => ({
      ...state,
      byKey: { ...state.byKey, [key]: { status: 'failed', code } },
    }),
    downloadSucceeded: (
      state,
      { payload: { key, size } }: PayloadAction<{ key: string; size: number }>,
    ): DownloadsState => ({
      byKey: omitKey(state.byKey, key),
      sizes: { ...state.sizes, [key]: size },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(uploadSucceeded, (state, { payload: { key, size } }): DownloadsState => ({
        ...state,
        sizes: { ...state.sizes, [key]: size },
      }))
      .addCase(loggedOut, () => INITIAL_STATE);
  },
});

export const { downloadProgressed, downloadFailed, downloadSucceeded } = slice.actions;
export const downloadsReducer = slice.reducer;

interface WithDownloads {
  readonly ticketDownloads?: DownloadsState;
}

export const selectDownloads = (state: WithDownloads): DownloadsState => state.ticketDownloads ?? INITIAL_STATE;
