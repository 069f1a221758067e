/** The files of mails that are being sent. */
import { MAX_ATTACHMENTS_SIZE, type MailAttachment } from '@plinth/api-client/demo/email';
import type { DemoContext } from '../context.ts';
import { fileAt, parseDataUrl, storeFile } from '../files.ts';

interface NewAttachment {
  readonly fileName: string;
  readonly url: string;
}

/** The stored files of a mail, or the reason why they are refused. */
export type StoredAttachments =
  | { readonly isAccepted: true; readonly attachments: MailAttachment[] }
  | { readonly isAccepted: false; readonly reason: string };

/** Stores the new files of a mail, and checks those that are in another mail. */
export async function storeAttachments(
  context: DemoContext,
  newAttachments: readonly NewAttachment[],
): Promise<StoredAttachments> {
  const found = await Promise.all(
    newAttachments.map(async ({ fileName, url }) => {
      const newFile = parseDataUrl(url);
      return { fileName, url, newFile, file: newFile ?? (await fileAt(context, url)) };
    }),
  );
  let size = 0;
  for (const { fileName, file } of found) {
    if (!file) return { isAccepted: false, reason: `There is no such file: ${fileName}` };
    size += file.size;
  }
  if (size > MAX_ATTACHMENTS_SIZE) return { isAccepted: false, reason: 'The files are larger than 10 MB together' };
  const attachments = await Promise.all(
    found.map(async ({ fileName, url, newFile, file }) => ({
      fileName,
      thumbnail: null,
      url: newFile ? await storeFile(context, fileName, newFile) : url,
      size: file?.size ?? 0,
    })),
  );
  return { isAccepted: true, attachments };
}
