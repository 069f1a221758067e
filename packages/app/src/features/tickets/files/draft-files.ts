import * as v from 'valibot';
import { readDraft, removeDraft, writeDraft } from '#core/drafts/drafts.ts';
import type { Storage } from '#core/storage/storage.ts';
import { draftNames, type Attachment, type DraftName } from '../composer-slice.ts';
import { MAX_FILES } from './partition-files.ts';

const FIELD = 'files';
const nameOf = (draft: DraftName): string => `${draft}-files`;

/** The stored data of a file, which is everything except its contents. */
const Kept = v.pipe(
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

function parse(text: string | undefined): v.InferOutput<typeof Kept> {
  try {
    const parsed = v.safeParse(Kept, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Returns the files of a user's stored drafts. Files whose upload had not ended are marked as lost. */
export function readDraftFiles(storage: Storage, owner: string, newId: () => string): readonly Attachment[] {
  return draftNames.flatMap((draft) =>
    parse(readDraft(storage, owner, nameOf(draft))[FIELD]).map(({ key, ...file }): Attachment => ({
      ...file,
      id: newId(),
      draft,
      state: key === null ? { status: 'lost' } : { status: 'uploaded', key },
    })),
  );
}

/** Stores the metadata of the files of every draft. */
export function writeDraftFiles(storage: Storage, owner: string, files: readonly Attachment[]): void {
  for (const draft of draftNames) {
    const own = files.filter((file) => file.draft === draft);
    const kept = own.map(({ name, type, size, state }) => ({
      name,
      type,
      size,
      key: state.status === 'uploaded' ? state.key : null,
    }));
    if (kept.length === 0) removeDraft(storage, owner, nameOf(draft));
    else writeDraft(storage, owner, nameOf(draft), { [FIELD]: JSON.stringify(kept) });
  }
}
