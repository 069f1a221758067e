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
  ticketDelivered,
  ticketsOpened,
  uploadEnded,
  uploadFailed,
  uploadMoved,
  uploadRetried,
  type Attachment,
} from './composer-slice.ts';
import { readFiles, writeFiles } from './files/kept-files.ts';
import { typeOf } from './files/kinds.ts';
import { trusted, UntrustedAddressError } from './files/signed.ts';
import { transferChannel } from './files/transfer.ts';

/** A browser has few lines to one host: uploads that wait for one would look as if they stood still. */
const AT_ONCE = 3;

/** Code of a failure that the client knows nothing of. */
export const UNTRUSTED = 'untrusted';

/** The code of what a transfer failed with. */
export const codeOf = (error: unknown): string =>
  error instanceof UntrustedAddressError ? UNTRUSTED : toApiError(error).code;

function* upload(id: string, file: File, type: string): SagaGenerator<void> {
  const { api } = yield* deps();
  const signing = new AbortController();
  yield* put(uploadMoved({ id, share: 0 }));
  try {
    const client = yield* call(api);
    const signed = yield* call(() =>
      client.files.signUpload({ name: file.name, type, size: file.size }, { signal: signing.signal }),
    );
    const grant = yield* call(() => trusted(signed));
    const moves = transferChannel((options) => client.files.upload(grant, file, type, options));
    try {
      for (;;) {
        const moved = yield* take(moves);
        if (moved.status === 'failed') throw moved.error;
        if (moved.status === 'done') {
          yield* put(uploadEnded({ id, key: moved.result, size: file.size }));
          return;
        }
        yield* put(uploadMoved({ id, share: moved.share }));
      }
    } finally {
      moves.close();
    }
  } catch (error) {
    yield* put(uploadFailed({ id, code: codeOf(error) }));
  } finally {
    signing.abort();
  }
}

/** Whether an action takes a file away, by itself or with its draft. */
const takesAway =
  ({ id, draft }: Attachment) =>
  (action: { readonly type: string }): boolean =>
    (fileRemoved.match(action) && action.payload === id) || (draftDiscarded.match(action) && action.payload === draft);

/** One line: a file after the other, given up when it is removed. */
function* line(queue: Channel<string>, held: ReadonlyMap<string, File>): SagaGenerator<void> {
  for (;;) {
    const id: string = yield* take(queue);
    const attachment: Attachment | undefined = (yield* select(selectAttachments)).find((each) => each.id === id);
    const file = held.get(id);
    if (!attachment || !file) continue;
    yield* race({ up: call(upload, id, file, attachment.type), gone: take(takesAway(attachment)) });
  }
}

/** Uploads what is chosen as soon as it is chosen. The bytes are held here, as long as they may be needed. */
export function* uploads(): SagaGenerator<void> {
  const { newId } = yield* deps();
  const held = new Map<string, File>();
  const queue = channel<string>(buffers.expanding());
  for (let count = 0; count < AT_ONCE; count += 1) yield* fork(line, queue, held);

  function* choose({ payload: draft, meta }: ReturnType<typeof filesChosen>): SagaGenerator<void> {
    const added = meta.arg.flatMap((file): readonly Attachment[] => {
      const type = typeOf(file.name);
      if (type === null) return [];
      const id = newId();
      held.set(id, file);
      return [{ id, draft, name: file.name, type, size: file.size, state: { status: 'waiting' } }];
    });
    yield* put(filesAdded(added));
    for (const { id } of added) yield* put(queue, id);
  }

  yield* takeEvery(filesChosen, choose);
  yield* takeEvery(uploadRetried, function* again({ payload }) {
    yield* put(queue, payload);
  });
  yield* takeEvery([uploadEnded, fileRemoved, draftDiscarded], function* letGo() {
    const needed = new Map((yield* select(selectAttachments)).map(({ id, state }) => [id, state.status]));
    for (const id of held.keys()) if ((needed.get(id) ?? 'up') === 'up') held.delete(id);
  });
}

/** Keeps the files of drafts by name, and the storage keys of those that are up. */
export function* keptFiles(): SagaGenerator<void> {
  const { storage, newId } = yield* deps();
  for (;;) {
    const action = yield* take([ticketsOpened, filesAdded, uploadEnded, fileRemoved, draftDiscarded, ticketDelivered]);
    const user = yield* select(selectUser);
    if (!user) continue;
    if (!ticketsOpened.match(action)) writeFiles(storage, user.uid, yield* select(selectAttachments));
    else if (!(yield* select(selectIsRestored))) yield* put(filesRestored(readFiles(storage, user.uid, newId)));
  }
}
