import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { uploadSucceeded } from './composer-slice.ts';

/** How the download of a file stands. */
export type Download =
  | { readonly status: 'busy'; readonly share: number }
  | { readonly status: 'failed'; readonly code: string };

/** Downloads under way and those that failed, and sizes in bytes as far as they are known: both by storage key. */
export interface DownloadsState {
  readonly byKey: Readonly<Record<string, Download>>;
  readonly sizes: Readonly<Record<string, number>>;
}

/** Save a file of a ticket; also what its retry button says. */
export const downloadRequested = createAction<string>('tickets/downloadRequested');

const INITIAL_STATE: DownloadsState = { byKey: {}, sizes: {} };

function omitKey(all: DownloadsState['byKey'], key: string): DownloadsState['byKey'] {
  const { [key]: _gone, ...others } = all;
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
