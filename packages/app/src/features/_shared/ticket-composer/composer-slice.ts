import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from '#core/events.ts';
import { ticketSubmission, type DraftName } from './ticket-submission.ts';

/** The upload state of a draft's file. `lost`: the page was closed during the upload, so the contents are gone. */
export type AttachmentState =
  | { readonly status: 'waiting' | 'lost' }
  | { readonly status: 'uploading'; readonly share: number }
  /** `key` is the storage key. */
  | { readonly status: 'uploaded'; readonly key: string }
  | { readonly status: 'failed'; readonly code: string };

/** A file of a draft. */
export interface Attachment {
  readonly id: string;
  readonly draft: DraftName;
  readonly name: string;
  /** The media type of the upload. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly state: AttachmentState;
}

export interface ComposerState {
  /** Whether the files of stored drafts have been read. */
  readonly restored: boolean;
  readonly files: readonly Attachment[];
}

/** A page or a drawer with a composer was opened; requests the files of stored drafts. */
export const composerOpened = createAction('tickets/composerOpened');
/**
 * Adds files to a draft. They are in `meta.arg`, which the serializability check ignores, and never enter the state.
 */
export const filesChosen = createAction('tickets/filesChosen', (draft: DraftName, files: readonly File[]) => ({
  payload: draft,
  meta: { arg: files },
}));
const INITIAL_STATE: ComposerState = { restored: false, files: [] };

const withFileState = (state: ComposerState, id: string, newState: AttachmentState): ComposerState => ({
  ...state,
  files: state.files.map((file) => (file.id === id ? { ...file, state: newState } : file)),
});
const withoutDraft = (state: ComposerState, draft: DraftName): ComposerState => ({
  ...state,
  files: state.files.filter((file) => file.draft !== draft),
});

const slice = createSlice({
  name: 'tickets',
  initialState: INITIAL_STATE,
  reducers: {
    filesRestored: (state, action: PayloadAction<readonly Attachment[]>): ComposerState => ({
      ...state,
      restored: true,
      files: [...action.payload, ...state.files],
    }),
    filesAdded: (state, action: PayloadAction<readonly Attachment[]>): ComposerState => {
      // Choosing a lost file again replaces the lost entry.
      const isChosenAgain = (lost: Attachment) =>
        lost.state.status === 'lost' &&
        action.payload.some(
          ({ draft, name, size }) => draft === lost.draft && name === lost.name && size === lost.size,
        );
      return { ...state, files: [...state.files.filter((file) => !isChosenAgain(file)), ...action.payload] };
    },
    uploadProgressed: (state, { payload: { id, share } }: PayloadAction<{ id: string; share: number }>) =>
      withFileState(state, id, { status: 'uploading', share }),
    uploadSucceeded: (state, { payload: { id, key } }: PayloadAction<{ id: string; key: string; size: number }>) =>
      withFileState(state, id, { status: 'uploaded', key }),
    uploadFailed: (state, { payload: { id, code } }: PayloadAction<{ id: string; code: string }>) =>
      withFileState(state, id, { status: 'failed', code }),
    uploadRetried: (state, action: PayloadAction<string>) =>
      withFileState(state, action.payload, { status: 'waiting' }),
    fileRemoved: (state, action: PayloadAction<string>): ComposerState => ({
      ...state,
      files: state.files.filter(({ id }) => id !== action.payload),
    }),
    draftDiscarded: (state, action: PayloadAction<DraftName>) => withoutDraft(state, action.payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(ticketSubmission.sent, (state, { payload }) => withoutDraft(state, payload.input.draft))
      .addCase(loggedOut, () => INITIAL_STATE);
  },
});

export const {
  filesRestored,
  filesAdded,
  uploadProgressed,
  uploadSucceeded,
  uploadFailed,
  uploadRetried,
  fileRemoved,
  draftDiscarded,
} = slice.actions;
export const composerReducer = slice.reducer;

interface WithComposer {
  readonly ticketComposer?: ComposerState;
}

const selectComposer = (state: WithComposer): ComposerState => state.ticketComposer ?? INITIAL_STATE;
export const selectIsRestored = (state: WithComposer): boolean => selectComposer(state).restored;
export const selectAttachments = (state: WithComposer): readonly Attachment[] => selectComposer(state).files;
/** Returns the files of a draft. */
export const selectFilesOf = createSelector(
  [selectAttachments, (_state: WithComposer, draft: DraftName) => draft],
  (files, draft) => files.filter((file) => file.draft === draft),
);
