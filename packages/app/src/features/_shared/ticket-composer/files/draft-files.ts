import * as v from 'valibot';
import { draftNamesOf, readDraft, removeDraft, writeDraft } from '#core/drafts/drafts.ts';
import type { Storage } from '#core/storage/storage.ts';
import type { Attachment } from '../composer-slice.ts';
import { isDraftName, type DraftName } from '../ticket-submission.ts';
import { MAX_FILES } from './partition-files.ts';

const FILES_FIELD = 'files';
const SUFFIX = '-files';
const filesDraftName = (draft: DraftName): string => `${draft}${SUFFIX}`;

/** Returns the drafts of a user that have stored files. */
const draftsWithFiles = (storage: Storage, owner: string): readonly DraftName[] =>
  draftNamesOf(storage, owner)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .filter(isDraftName);

/** The stored data of a file, which is everything except its contents. */
const StoredFiles = v.array(
  v.object({
    name: v.string(),
    type: v.string(),
    size: v.pipe(v.number(), v.minValue(0)),
    key: v.nullable(v.string()),
  }),
);

function parse(text: string | undefined): v.InferOutput<typeof StoredFiles> {
  try {
    const parsed = v.safeParse(StoredFiles, JSON.parse(text ?? '[]'));
    if (!parsed.success) return [];
    const files = parsed.output;
    // Lost files don't count toward the maximum, so there can be more files than that.
    return files.length > MAX_FILES ? files.filter(({ key }) => key !== null).slice(0, MAX_FILES) : files;
  } catch {
    return [];
  }
}

/** Returns the files of a user's stored drafts. Files whose upload had not ended are marked as lost. */
export function readDraftFiles(storage: Storage, owner: string, newId: () => string): readonly Attachment[] {
  return draftsWithFiles(storage, owner).flatMap((draft) =>
    parse(readDraft(storage, owner, filesDraftName(draft))[FILES_FIELD]).map(({ key, ...file }): Attachment => ({
      ...file,
      id: newId(),
      draft,
      state: key === null ? { status: 'lost' } : { status: 'uploaded', key },
    })),
  );
}

/** Stores the metadata of a draft's files. @param files the files of every draft. */
export function writeDraftFiles(storage: Storage, owner: string, draft: DraftName, files: readonly Attachment[]): void {
  const storedFiles = files
    .filter((file) => file.draft === draft)
    .map(({ name, type, size, state }) => ({
      name,
      type,
      size,
      key: state.status === 'uploaded' ? state.key : null,
    }));
  if (storedFiles.length === 0) removeDraft(storage, owner, filesDraftName(draft));
  else writeDraft(storage, owner, filesDraftName(draft), { [FILES_FIELD]: JSON.stringify(storedFiles) });
}
