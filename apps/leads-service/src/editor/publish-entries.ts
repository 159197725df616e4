import type { EditorEntryKey, EditorFinding, EditorUser } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentDrafts, contentSchedule } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import { keyText } from '../import/content-row.ts';
import type { Import } from '../import/import-content.ts';
import { keyRows, lockWebsite, readBodies, type Transaction } from '../import/stored-content.ts';
import { recordAct } from './audit.ts';
import { checkEntry } from './check-entry.ts';
import { findDependents, findLostReferences, findRepetitions } from './consistency.ts';
import { countDraftChange } from './content-owner.ts';
import { parseEntry } from './parse-entry.ts';
import { readEntry, readPublished } from './read-entry.ts';
import { assertNoneRefused, refusedOf } from './refused-entries.ts';
import { type EntryChange, storeChanges } from './store-changes.ts';

/** A draft that somebody saw. */
export type SeenDraft = EditorEntryKey & { readonly draftVersion: number };

export interface PublishDrafts {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly entries: readonly SeenDraft[];
  /** Why warnings are accepted. */
  readonly reason?: string | undefined;
  /** The schedule whose time has come. */
  readonly scheduleId?: string | undefined;
}

/**
 * Publishes drafts together as one version of their website, or none of them: one transaction
 * validates and checks them, writes the entries, their versions and the audit, and deletes the
 * drafts.
 *
 * @throws {ProblemError} `staleDraft`, `notApproved`, `scheduledDraft`, `refusedEntries`,
 *   `contentOfFiles`
 */
export function publishEntries(
  { batches }: Pick<Database, 'batches'>,
  wanted: PublishDrafts,
): Promise<Import> {
  return batches.transaction(async (transaction) => {
    const { websiteId, entries, reason, user } = wanted;
    await lockWebsite(transaction, websiteId);
    const { needsApproval } = await countDraftChange(transaction, websiteId);
    const drafts = await claimDrafts(transaction, wanted);
    if (needsApproval) assertApproved(drafts);
    const changes = drafts.map((draft) => changeOf(draft));
    assertNoneRefused(refusedOf(changes.map(({ key, findings }) => [key, errorsOf(findings)])));
    const published = await storeChecked(transaction, wanted, { changes, source: 'publish' });
    await transaction.execute(sql`
      delete from ${contentDrafts} as draft using ${keyRows(entries)}
      where draft.website_id = ${websiteId} and draft.folder = key.folder
        and draft.locale = key.locale and draft.id = key.id`);
    if (wanted.scheduleId) await endSchedule(transaction, wanted.scheduleId);
    const { version } = published.result;
    const details = { version, ...(reason && { reason }) };
    await recordAct(transaction, { websiteId, user, action: 'publish', details }, entries);
    return published;
  });
}

const endSchedule = (transaction: Transaction, id: string) =>
  transaction.execute(sql`
    update ${contentSchedule} set state = 'published', ended_at = now() where id = ${id}`);

type DraftRow = typeof contentDrafts.$inferSelect;

/** The drafts, locked, if they are as they were seen. */
async function claimDrafts(
  transaction: Transaction,
  { websiteId, entries, scheduleId }: PublishDrafts,
): Promise<DraftRow[]> {
  const rows = await transaction
    .select()
    .from(contentDrafts)
    .where(
      sql`website_id = ${websiteId} and (folder, locale, id) in (
        select key.folder, key.locale, key.id from ${keyRows(entries)})`,
    )
    .for('update');
  const drafts = new Map(rows.map((row) => [keyText(row as never), row]));
  const claimed: DraftRow[] = [];
  for (const entry of entries) {
    const draft = drafts.get(keyText(entry));
    const published = await readPublished(transaction, websiteId, entry);
    const base = published?.text == null ? 0 : published.version;
    if (draft?.version !== entry.draftVersion || draft.baseVersion !== base)
      throw await stale(transaction, websiteId, entry);
    if (draft.state === 'scheduled' && draft.scheduleId !== scheduleId)
      throw new ProblemError('scheduledDraft', {
        detail: `${keyText(entry)} waits for its publication; cancel that to publish it now`,
      });
    claimed.push(draft);
  }
  return claimed;
}

async function stale(transaction: Transaction, websiteId: number, entry: EditorEntryKey) {
  const current = await readEntry(transaction, websiteId, entry);
  return new ProblemError('staleDraft', {
    detail: `${keyText(entry)} was changed meanwhile; nothing was published`,
    members: { current, yours: null },
  });
}

function assertApproved(drafts: readonly DraftRow[]): void {
  const open = drafts.filter(({ state }) => state !== 'approved' && state !== 'scheduled');
  if (open.length === 0) return;
  const names = open.map((draft) => keyText(draft as never)).slice(0, 20);
  throw new ProblemError('notApproved', {
    detail: `Somebody else must approve ${names.join(', ')} first`,
  });
}

type FoundChange = EntryChange & { readonly findings: readonly EditorFinding[] };

function changeOf({ folder, locale, id, file, text }: DraftRow): FoundChange {
  const key = { folder, locale, id } as EditorEntryKey;
  const parsed = text === null ? { entity: undefined, findings: [] } : parseEntry(key, file, text);
  return { key, file, text, ...parsed };
}

const errorsOf = (findings: readonly EditorFinding[]) =>
  findings.filter(({ severity }) => severity === 'error');

interface Checked {
  readonly changes: readonly FoundChange[];
  readonly source: 'publish' | 'restore';
}

/**
 * Stores changes that the rest of the content allows.
 *
 * @throws {ProblemError} `refusedEntries`
 */
export async function storeChecked(
  transaction: Transaction,
  { websiteId, user, reason }: Pick<PublishDrafts, 'websiteId' | 'user' | 'reason'>,
  { changes, source }: Checked,
): Promise<Import> {
  const place = { websiteId, replaced: changes.map(({ key }) => key) };
  const found = new Map<EditorEntryKey, EditorFinding[]>();
  const paths = await pathsOf(transaction, websiteId, changes);
  for (const change of changes)
    found.set(change.key, [
      ...change.findings,
      ...(await findRepetitions(transaction, place, change)),
    ]);
  assertNoneRefused(refusedOf([...found].map(([key, all]) => [key, errorsOf(all)])));
  const stored = await storeChanges(transaction, { websiteId, user, source }, changes);
  for (const change of changes) {
    const path = paths.get(change.key);
    const left = pathOf(change) === path ? undefined : path;
    found
      .get(change.key)
      ?.push(
        ...(await findLostReferences(transaction, websiteId, change)),
        ...(await findDependents(transaction, websiteId, { change, path: left })),
        ...(await checkEntry(transaction, websiteId, change.entity)),
      );
  }
  const refusing = (all: readonly EditorFinding[]) => (reason ? errorsOf(all) : all);
  assertNoneRefused(refusedOf([...found].map(([key, all]) => [key, refusing(all)])));
  return stored;
}

const pathOf = ({ entity }: EntryChange) =>
  entity && 'path' in entity.value ? entity.value.path : undefined;

/** The paths that entries have before they change. */
async function pathsOf(
  transaction: Transaction,
  websiteId: number,
  changes: readonly EntryChange[],
): Promise<ReadonlyMap<EditorEntryKey, string>> {
  const keys = changes.map(({ key }) => key);
  const bodies = await readBodies(transaction, websiteId, keys);
  const byName = new Map(bodies.map((body) => [keyText(body), body.body.path]));
  return new Map(
    keys.flatMap((key) => {
      const path = byName.get(keyText(key));
      return typeof path === 'string' ? [[key, path] as const] : [];
    }),
  );
}
