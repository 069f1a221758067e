import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { deps } from '#core/deps.ts';
import { errorCodeOf } from '#features/_shared/ticket-composer/attachments.saga.ts';
import { checkGrant } from '#features/_shared/ticket-composer/files/check-grant.ts';
import { transferChannel } from '#features/_shared/ticket-composer/files/transfer-channel.ts';
import {
  downloadSucceeded,
  downloadFailed,
  downloadProgressed,
  downloadRequested,
  selectDownloads,
} from './downloads-slice.ts';
import { nameOfKey } from './files/file-name.ts';

/**
 * A media type that no browser displays, because files of a ticket are saved and never opened (product.md#entities).
 */
const DOWNLOAD_MEDIA_TYPE = 'application/octet-stream';

function* download(key: string): SagaGenerator<void> {
  const { api, saveFile } = yield* deps();
  const signing = new AbortController();
  try {
    const client = yield* call(api);
    const signed = yield* call(() => client.files.signDownload({ key }, { signal: signing.signal }));
    const grant = yield* call(() => checkGrant(signed));
    const transfer = transferChannel((options) => client.files.download(grant, options));
    try {
      for (;;) {
        const event = yield* take(transfer);
        if (event.status === 'failed') throw event.error;
        if (event.status === 'done') {
          saveFile(nameOfKey(key), new Blob([event.result], { type: DOWNLOAD_MEDIA_TYPE }));
          yield* put(downloadSucceeded({ key, size: event.result.size }));
          return;
        }
        yield* put(downloadProgressed({ key, share: event.share }));
      }
    } finally {
      transfer.close();
    }
  } catch (error) {
    yield* put(downloadFailed({ key, code: errorCodeOf(error) }));
  } finally {
    signing.abort();
  }
}

/** Downloads files in parallel. A request for a file that is already downloading is ignored. */
export function* downloads(): SagaGenerator<void> {
  for (;;) {
    const { payload: key } = yield* take(downloadRequested);
    if ((yield* select(selectDownloads)).byKey[key]?.status === 'busy') continue;
    yield* put(downloadProgressed({ key, share: 0 }));
    yield* fork(download, key);
  }
}
