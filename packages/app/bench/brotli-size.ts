import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after brotli at quality 11, as a host compresses a file that never changes. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
