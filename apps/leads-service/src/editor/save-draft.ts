import type { EditorEntry, EditorEntryKey, EditorUser, SaveDraft } from '@plaza/contract/editor';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentDrafts } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Transaction } from '../import/stored-content.ts';
import { recordAct } from './audit.ts';
import { countDraftChange } from './content-owner.ts';
import { draftRow, parseEntry } from './parse-entry.ts';
import { isEntry, readEntry } from './read-entry.ts';
import { readWebsiteSettings } from './website-settings.ts';

/** A save or a discard of a draft by somebody. */
export interface DraftChange {
  readonly websiteId: number;
  readonly key: EditorEntryKey;
  readonly user: EditorUser;
}

/** What `transaction` needs of a transaction of drizzle. */
type EditorTransaction = Parameters<Parameters<Database['writes']['transaction']>[0]>[0];

/**
 * Saves the draft of an entry.
 *
 * @throws {ProblemError} `staleDraft` if somebody else saved or published it meanwhile,
 *   `scheduledDraft` if it waits for its time, `contentOfFiles`
 */
export function saveDraft(
  { writes }: Pick<Database, 'writes'>,
  change: DraftChange,
  wanted: SaveDraft,
): Promise<EditorEntry> {
  return writes.transaction(async (transaction) => {
    await countDraftChange(transaction, change.websiteId);
    return saveOne(transaction, change, wanted);
  });
}

/** A draft of several that are saved together. */
type SavedTogether = SaveDraft & { readonly entry: EditorEntryKey };

/**
 * Saves drafts together, or none of them.
 *
 * @returns the entries in the same order
 * @throws {ProblemError} as `saveDraft`, for the first that cannot be saved
 */
export function saveDrafts(
  { writes }: Pick<Database, 'writes'>,
  change: Omit<DraftChange, 'key'>,
  drafts: readonly SavedTogether[],
): Promise<EditorEntry[]> {
  return writes.transaction(async (transaction) => {
    await countDraftChange(transaction, change.websiteId);
    const saved: EditorEntry[] = [];
    for (const { entry: key, ...wanted } of drafts)
      saved.push(await saveOne(transaction, { ...change, key }, wanted));
    return saved;
  });
}

async function saveOne(
  transaction: EditorTransaction,
  change: DraftChange,
  wanted: SaveDraft,
): Promise<EditorEntry> {
  const { websiteId, key } = change;
  const known = await readEntry(transaction as Transaction, websiteId, key);
  assertUnchanged(known, wanted);
  if (!known.published && !known.draft) await assertOwnLocale(transaction, websiteId, key);
  if (wanted.text === null && !known.published)
    throw new ProblemError('badRequest', {
      detail: 'Only a published entry can be removed; discard the draft instead',
    });
  await storeDraft(transaction, { ...change, known }, wanted);
  await recordAct(transaction, { ...change, action: 'draft.save' }, [key]);
  return readEntry(transaction as Transaction, websiteId, key);
}

/**
 * Nobody would be shown an entry in a locale that the website does not have. Cookie categories are
 * always read in en-US (§7.1).
 *
 * @throws {ProblemError} `badRequest`
 */
async function assertOwnLocale(
  transaction: Pick<Transaction, 'select'>,
  websiteId: number,
  { folder, locale }: EditorEntryKey,
): Promise<void> {
  if (locale === '' || folder === 'cookie-categories') return;
  const { countries = [] } = await readWebsiteSettings(transaction, websiteId);
  if (countries.some((country) => country.locale === locale)) return;
  throw new ProblemError('badRequest', {
    detail: `Website ${websiteId} has no locale ${locale}`,
  });
}

/** @throws {ProblemError} `staleDraft` with both texts, `scheduledDraft` */
function assertUnchanged(known: EditorEntry, { text, baseVersion, draftVersion }: SaveDraft): void {
  const isBase = (known.published?.version ?? 0) === baseVersion;
  if (!isBase || (known.draft?.version ?? 0) !== draftVersion) throw staleDraft(known, text);
  assertNotScheduled(known);
}

const staleDraft = (current: EditorEntry, yours: string | null) =>
  new ProblemError('staleDraft', {
    detail: `${current.folder}/${current.locale}/${current.id} was changed meanwhile; nothing was stored`,
    members: { current, yours },
  });

function assertNotScheduled({ draft }: EditorEntry): void {
  if (draft?.state !== 'scheduled') return;
  throw new ProblemError('scheduledDraft', {
    detail: `The draft is published at ${draft.publishAt}; cancel that to change it`,
  });
}

type Storing = DraftChange & { readonly known: EditorEntry };

/** The last valid text stays in the draft API while somebody types. */
async function storeDraft(
  transaction: EditorTransaction,
  { websiteId, key, user, known }: Storing,
  { text, baseVersion }: SaveDraft,
): Promise<void> {
  const entity = text === null ? undefined : parseEntry(key, known.file, text).entity;
  const row = entity && draftRow(entity);
  const saved = { baseVersion, text, state: 'draft', author: user, reviewer: null, comment: null };
  await transaction
    .insert(contentDrafts)
    .values({ websiteId, ...key, file: known.file, ...saved, row, authors: [user.id] })
    .onConflictDoUpdate({
      target: [
        contentDrafts.websiteId,
        contentDrafts.folder,
        contentDrafts.locale,
        contentDrafts.id,
      ],
      set: {
        ...saved,
        ...(row && { row }),
        version: sql`default`,
        updatedAt: sql`now()`,
        authors: sql`array(select distinct unnest(${contentDrafts.authors} || ${user.id}::text))`,
      },
    });
}

/**
 * Discards the draft of an entry.
 *
 * @throws {ProblemError} `staleDraft` if somebody else saved it meanwhile, `scheduledDraft`
 */
export function discardDraft(
  { writes }: Pick<Database, 'writes'>,
  change: DraftChange,
  draftVersion: number,
): Promise<EditorEntry> {
  return writes.transaction(async (transaction) => {
    const { websiteId, key } = change;
    await countDraftChange(transaction, websiteId);
    const known = await readEntry(transaction as Transaction, websiteId, key);
    if (known.draft?.version !== draftVersion) throw staleDraft(known, null);
    assertNotScheduled(known);
    await transaction
      .delete(contentDrafts)
      .where(and(isEntry(contentDrafts, websiteId, key), eq(contentDrafts.version, draftVersion)));
    // The text stays in the audit, so that nothing is lost.
    const details = { text: known.draft.text };
    await recordAct(transaction, { ...change, action: 'draft.discard', details }, [key]);
    return readEntry(transaction as Transaction, websiteId, key);
  });
}
