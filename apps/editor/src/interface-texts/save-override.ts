import { type EditorEntry, staleDraftSchema } from '@plaza/contract/editor';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { paramsOf } from '../api/queries.ts';
import { saveEntries } from '../entry/change-entries.ts';
import type { OverrideChange } from './override-change.ts';

/**
 * Stores a change as a draft, or discards one.
 *
 * @returns the entry as it is afterwards
 * @throws {ApiError}
 */
export async function saveOverride(
  websiteId: number,
  change: OverrideChange,
): Promise<EditorEntry> {
  const { entry } = change;
  if (change.kind === 'discard')
    return call('discardDraft', {
      ...{ websiteId, params: paramsOf(entry) },
      query: { draftVersion: entry.draft?.version },
    });
  const [saved = entry] = await saveEntries(websiteId, [change]);
  return saved;
}

/** The entry as somebody else changed it meanwhile, if that is why a save failed. */
export function currentOf(failure: unknown): EditorEntry | undefined {
  const isConflict = failure instanceof ApiError && failure.status === 409;
  return staleDraftSchema.safeParse(isConflict ? failure.body : undefined).data?.current;
}
