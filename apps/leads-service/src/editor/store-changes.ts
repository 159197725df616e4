import type { ContentEntity } from '@plaza/contract';
import type { EditorEntryKey, EditorUser } from '@plaza/contract/editor';
import { recordDeclarations } from '../consents/declarations.ts';
import { contentVersions } from '../database/schema.ts';
import { applyPlan } from '../import/apply-plan.ts';
import { assertPictures } from '../import/assert-pictures.ts';
import { createChangedTags } from '../import/changed-tags.ts';
import { keyText } from '../import/content-row.ts';
import { type ContentSpool, createContentSpool } from '../import/content-spool.ts';
import type { Import } from '../import/import-content.ts';
import { countChanges, type ImportPlan } from '../import/plan-import.ts';
import { recordVersion } from '../import/record-version.ts';
import { nextVersion, type Transaction } from '../import/stored-content.ts';
import { storedHashes } from './stored-hashes.ts';

/** An entry as it is published next; without an entity it is removed. */
export interface EntryChange {
  readonly key: EditorEntryKey;
  readonly file: string;
  readonly text: string | null;
  readonly entity: ContentEntity | undefined;
}

interface Publication {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly source: 'publish' | 'restore';
}

/** Writes entries as a new version of their website, as an import writes its changes. */
export async function storeChanges(
  transaction: Transaction,
  publication: Publication,
  changes: readonly EntryChange[],
): Promise<Import> {
  const spool = await createContentSpool();
  try {
    for (const { entity } of changes) if (entity) await spool.add(entity);
    await assertPictures(transaction, publication.websiteId, spool);
    return await writeVersion(transaction, publication, { changes, spool });
  } finally {
    await spool.close();
  }
}

interface Spooled {
  readonly changes: readonly EntryChange[];
  readonly spool: ContentSpool;
}

async function writeVersion(
  transaction: Transaction,
  { websiteId, user, source }: Publication,
  { changes, spool }: Spooled,
): Promise<Import> {
  const plan = await planChanges(transaction, websiteId, { changes, spool });
  const folders = countChanges(plan);
  const affectsDeclarations = Boolean(folders['website-cookies'] ?? folders.pages);
  if (affectsDeclarations) await recordDeclarations(transaction, websiteId);
  const { version, settings } = await nextVersion(transaction, websiteId);
  const target = { websiteId, version };
  const tags = createChangedTags();
  await applyPlan({ transaction, target, spool, tags, times: new Map() }, plan);
  const record = { author: user.name, source: 'editor', changes: folders, settings };
  await recordVersion(transaction, target, record);
  if (affectsDeclarations) await recordDeclarations(transaction, websiteId);
  await transaction.insert(contentVersions).values(
    changes.map(({ key, file, text }) => ({
      ...{ ...target, ...key, file, text, source, publishedBy: user },
    })),
  );
  const result = { websiteId, changed: true, version, website: 'unchanged', folders } as const;
  return { result: { ...result, entries: changes.length }, tags: tags.all() };
}

/** What the changes add, change and remove. */
async function planChanges(
  transaction: Transaction,
  websiteId: number,
  { changes, spool }: Spooled,
): Promise<ImportPlan> {
  const stored = await storedHashes(
    transaction,
    websiteId,
    changes.map(({ key }) => key),
  );
  const names = (filter: (change: EntryChange, hash: string | undefined) => boolean) =>
    changes.flatMap((change) => {
      const name = keyText(change.key);
      return filter(change, stored.get(name)) ? [name] : [];
    });
  const isChanged = (name: string, hash: string) => !spool.entries.hasHash(name, hash);
  return {
    added: spool.entries.select(names(({ entity }, hash) => !!entity && hash === undefined)),
    changed: spool.entries.select(
      names(
        ({ key, entity }, hash) => !!entity && hash !== undefined && isChanged(keyText(key), hash),
      ),
    ),
    removed: changes.flatMap(({ key, entity }) =>
      !entity && stored.has(keyText(key)) ? [key] : [],
    ),
    ...{ versions: new Map(), stored: new Map() },
  };
}
