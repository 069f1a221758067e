import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the size in bytes after Brotli at quality 11, which hosts use for immutable files. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
