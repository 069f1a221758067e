import * as v from 'valibot';
import { defineCall, defineTransfer } from '../call.ts';
import { id, isoDate, maybe, webAddress } from '../schema.ts';
import type { Transfer, TransferOptions } from '../transport.ts';

/** A file that is about to be uploaded. @assumed */
const newFileSchema = v.object({
  name: v.string(),
  /** Media type. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
});

const grant = {
  url: webAddress,
  /** When the address stops working. */
  expiresAt: maybe(isoDate),
};

/** A signed address to read from. @assumed */
const downloadGrantSchema = v.object(grant);
/** A signed address to write to, and the storage key of the file. @assumed */
const uploadGrantSchema = v.object({ ...grant, key: id });

/** A file that is about to be uploaded. */
export type NewFile = v.InferInput<typeof newFileSchema>;
/** A signed address to read from. */
export type DownloadGrant = v.InferOutput<typeof downloadGrantSchema>;
/** A signed address to write to, and the storage key of the file. */
export type UploadGrant = v.InferOutput<typeof uploadGrantSchema>;

/** Signs an address to send a new file to, and gives the storage key that the file will have. */
export const signUpload = defineCall({
  method: 'POST',
  path: '/files/signedurl',
  body: newFileSchema,
  response: uploadGrantSchema,
});

/** Signs an address to get a stored file from. */
export const signDownload = defineCall({
  method: 'GET',
  path: '/files/signedurl',
  query: v.object({
    /** Storage key of the file. @assumed */
    key: v.string(),
  }),
  response: downloadGrantSchema,
});

/**
 * Sends the bytes of a file to its signed address and gives its storage key. The type that is sent is the one that was
 * signed. A refused or expired address is an `HttpError`: sign another.
 */
export const uploadFile = defineTransfer(
  'PUT',
  async (transfer: Transfer, { url, key }: UploadGrant, file: Blob, type: string, options?: TransferOptions) => {
    await transfer({ method: 'PUT', url, body: file.slice(0, file.size, type) }, options);
    return key;
  },
);

/**
 * Gets the bytes at a signed address. Save them, never show them in the page: they are untrusted (product.md#entities).
 */
export const downloadFile = defineTransfer(
  'GET',
  (transfer: Transfer, { url }: DownloadGrant, options?: TransferOptions): Promise<Blob> =>
    transfer({ method: 'GET', url }, options),
);

/**
 * Files in the provider's storage (product.md#calls: `/files/signedurl`, method and payload not given, so both are
 * assumed). A file is moved in two steps: the provider signs an address, then the bytes go to that address without a
 * token.
 */
export const files = { signUpload, signDownload, upload: uploadFile, download: downloadFile };
