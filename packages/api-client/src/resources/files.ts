import * as v from 'valibot';
import { path } from '../path.ts';
import { id, isoDate, maybe, webAddress } from '../schema.ts';
import type { CallOptions, Send, Transfer, TransferOptions } from '../transport.ts';

/**
 * Files in the provider's storage (spec §7: `/files/signedurl`, method and payload not given, so both are assumed).
 * A file goes over in two steps: the provider signs an address, then the bytes go to that address without a token.
 */
export function createFiles(send: Send, transfer: Transfer) {
  return {
    /** An address to send a new file to, and the storage key that it will have. */
    signUpload: (file: NewFile, options?: CallOptions): Promise<UploadGrant> =>
      send(
        {
          method: 'POST',
          path: path`/files/signedurl`,
          name: 'POST /files/signedurl',
          body: { name: file.name, type: file.type, size: file.size },
          schema: uploadGrantSchema,
        },
        options,
      ),

    /** An address to get a stored file from. */
    signDownload: (key: string, options?: CallOptions): Promise<DownloadGrant> =>
      send(
        {
          method: 'GET',
          path: path`/files/signedurl`,
          name: 'GET /files/signedurl',
          query: { key },
          schema: downloadGrantSchema,
        },
        options,
      ),

    /**
     * Sends the bytes of a file to its signed address and gives its storage key. The type that goes over is the one
     * that was signed for. A refused or expired address is an `HttpError`: sign another.
     */
    upload: async (grant: UploadGrant, file: Blob, type: string, options?: TransferOptions): Promise<string> => {
      await transfer({ method: 'PUT', url: grant.url, body: file.slice(0, file.size, type) }, options);
      return grant.key;
    },

    /** The bytes at a signed address. To be saved, never shown in the page: they are somebody else's (spec §3). */
    download: (grant: DownloadGrant, options?: TransferOptions): Promise<Blob> =>
      transfer({ method: 'GET', url: grant.url }, options),
  };
}

/** What is said about a file before its bytes go over. */
export interface NewFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

const grant = {
  url: webAddress,
  /** Until when the address works. */
  expiresAt: maybe(isoDate),
};

const downloadGrantSchema = v.object(grant);
const uploadGrantSchema = v.object({ ...grant, key: id });

/** A signed address to read from. */
export type DownloadGrant = v.InferOutput<typeof downloadGrantSchema>;
/** A signed address to write to, and the storage key of what is written. */
export type UploadGrant = v.InferOutput<typeof uploadGrantSchema>;
