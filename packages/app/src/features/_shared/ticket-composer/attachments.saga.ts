import { toApiError } from '@plinth/api-client/errors';
import { buffers, channel, type Channel } from 'redux-saga';
import { call, fork, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { selectUser } from '#core/session/auth-slice.ts';
import {
  draftDiscarded,
  fileRemoved,
  filesAdded,
  filesChosen,
  filesRestored,
  selectAttachments,
  selectIsRestored,
  composerOpened,
  uploadSucceeded,
  uploadFailed,
  uploadProgressed,
  uploadRetried,
  type Attachment,
} from './composer-slice.ts';
import { checkGrant, UntrustedAddressError } from './files/check-grant.ts';
import { readDraftFiles, writeDraftFiles } from './files/draft-files.ts';
import { mediaTypeOf } from './files/file-types.ts';
import { transferChannel } from './files/transfer-channel.ts';
import { ticketSubmission, type DraftName } from './ticket-submission.ts';

/** Browsers limit the connections per host, and an upload that waits for a connection would appear to stall. */
const MAX_PARALLEL_UPLOADS = 3;

/** Error code of a transfer to an untrusted address. */
export const UNTRUSTED_CODE = 'untrusted';

/** Returns the error code of a failed transfer. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof UntrustedAddressError ? UNTRUSTED_CODE : toApiError(error).code;

function* upload(id: string, file: File, type: string): SagaGenerator<void> {
  const { api } = yield* deps();
  const signing = new AbortController();
  yield* put(uploadProgressed({ id, share: 0 }));
  try {
    const client = yield* call(api);
    const signed = yield* call(() =>
      client.files.signUpload({ name: file.name, type, size: file.size }, { signal: signing.signal }),
    );
    const grant = yield* call(() => checkGrant(signed));
    const transfer = transferChannel((options) => client.files.upload(grant, file, type, options));
    try {
      for (;;) {
        const event = yield* take(transfer);
        if (event.status === 'failed') throw event.error;
        if (event.status === 'done') {
          yield* put(uploadSucceeded({ id, key: event.result, size: file.size }));
          return;
        }
        yield* put(uploadProgressed({ id, share: event.share }));
      }
    } finally {
      transfer.close();
    }
  } catch (error) {
    yield* put(uploadFailed({ id, code: errorCodeOf(error) }));
  } finally {
    signing.abort();
  }
}

/** Returns a matcher for the actions that remove a file, either by itself or with its draft. */
const isRemovalOf =
  ({ id, draft }: Attachment) =>
  (action: { readonly type: string }): boolean =>
    (fileRemoved.match(action) && action.payload === id) || (draftDiscarded.match(action) && action.payload === draft);

/** Uploads queued files one after the other; removing a file aborts its upload. */
function* uploadWorker(queue: Channel<string>, filesById: ReadonlyMap<string, File>): SagaGenerator<void> {
  for (;;) {
    const id: string = yield* take(queue);
    const attachment: Attachment | undefined = (yield* select(selectAttachments)).find(
      (candidate) => candidate.id === id,
    );
    const file = filesById.get(id);
    if (!attachment || !file) continue;
    yield* race({ uploaded: call(upload, id, file, attachment.type), removed: take(isRemovalOf(attachment)) });
  }
}

/** Uploads files as soon as they are chosen. Their contents stay in memory until they are uploaded or removed. */
export function* uploads(): SagaGenerator<void> {
  const { newId } = yield* deps();
  const filesById = new Map<string, File>();
  const queue = channel<string>(buffers.expanding());
  for (let count = 0; count < MAX_PARALLEL_UPLOADS; count += 1) yield* fork(uploadWorker, queue, filesById);

  function* addFiles({ payload: draft, meta }: ReturnType<typeof filesChosen>): SagaGenerator<void> {
    const added = meta.arg.flatMap((file): readonly Attachment[] => {
      const type = mediaTypeOf(file.name);
      if (type === null) return [];
      const id = newId();
      filesById.set(id, file);
      return [{ id, draft, name: file.name, type, size: file.size, state: { status: 'waiting' } }];
    });
    yield* put(filesAdded(added));
    for (const { id } of added) yield* put(queue, id);
  }

  yield* takeEvery(filesChosen, addFiles);
  yield* takeEvery(uploadRetried, function* retry({ payload }) {
    yield* put(queue, payload);
  });
  yield* takeEvery([uploadSucceeded, fileRemoved, draftDiscarded], function* releaseFiles() {
    const statuses = new Map((yield* select(selectAttachments)).map(({ id, state }) => [id, state.status]));
    for (const id of filesById.keys()) if ((statuses.get(id) ?? 'uploaded') === 'uploaded') filesById.delete(id);
  });
}

/** Returns the drafts whose files differ between two states. Unchanged files are the same objects. */
const changedDrafts = (before: readonly Attachment[], after: readonly Attachment[]): readonly DraftName[] =>
  [...before.filter((file) => !after.includes(file)), ...after.filter((file) => !before.includes(file))].map(
    ({ draft }) => draft,
  );

/**
 * Stores the names and states of each draft's files, with the storage keys of uploaded ones, and restores them. A file can
 * be chosen before the stored ones have been read. Only drafts that changed are stored, because another tab may have
 * stored files of the others since.
 */
export function* persistDraftFiles(): SagaGenerator<void> {
  const { storage, newId } = yield* deps();
  let files: readonly Attachment[] = [];
  for (;;) {
    const action = yield* take([
      composerOpened,
      filesAdded,
      uploadSucceeded,
      fileRemoved,
      draftDiscarded,
      ticketSubmission.sent,
    ]);
    const user = yield* select(selectUser);
    if (!user) continue;
    if (!(yield* select(selectIsRestored))) {
      files = readDraftFiles(storage, user.uid, newId);
      yield* put(filesRestored(files));
    }
    const newFiles = yield* select(selectAttachments);
    const drafts = new Set(changedDrafts(files, newFiles));
    if (draftDiscarded.match(action)) drafts.add(action.payload);
    if (ticketSubmission.sent.match(action)) drafts.add(action.payload.input.draft);
    for (const draft of drafts) writeDraftFiles(storage, user.uid, draft, newFiles);
    files = newFiles;
  }
}
