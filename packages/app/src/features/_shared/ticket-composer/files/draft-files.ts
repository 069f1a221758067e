import * as v from 'valibot';
import { draftNamesOf, readDraft, removeDraft, writeDraft } from '#core/drafts/drafts.ts';
import type { Storage } from '#core/storage/storage.ts';
import { isDraftName, type Attachment, type DraftName } from '../composer-slice.ts';
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
const StoredFiles = v.pipe(
  v.array(
    v.object({
      name: v.string(),
      type: v.string(),
      size: v.pipe(v.number(), v.minValue(0)),
      key: v.nullable(v.string()),
    }),
  ),
  v.maxLength(MAX_FILES),
);

function parse(text: string | undefined): v.InferOutput<typeof StoredFiles> {
  try {
    const parsed = v.safeParse(StoredFiles, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
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

/** Stores the metadata of the files of every draft. */
export function writeDraftFiles(storage: Storage, owner: string, files: readonly Attachment[]): void {
  for (const draft of new Set([...draftsWithFiles(storage, owner), ...files.map(({ draft }) => draft)])) {
    const draftFiles = files.filter((file) => file.draft === draft);
    const storedFiles = draftFiles.map(({ name, type, size, state }) => ({
      name,
      type,
      size,
      key: state.status === 'uploaded' ? state.key : null,
    }));
    if (storedFiles.length === 0) removeDraft(storage, owner, filesDraftName(draft));
    else writeDraft(storage, owner, filesDraftName(draft), { [FILES_FIELD]: JSON.stringify(storedFiles) });
  }
}
