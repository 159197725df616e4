import type { WebsiteContent } from '@plaza/contract';
import { eq } from 'drizzle-orm';
import { recordDeclarations } from '../consents/declarations.ts';
import type { Database } from '../database/database.ts';
import { websites } from '../database/schema.ts';
import { fingerprint, toContentRow } from './content-row.ts';
import type { ImportOptions } from './import-options.ts';
import type { FolderChanges, ImportResult } from './import-result.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { assertRemovalAllowed } from './refuse-removal.ts';
import { deleteRestoredPages, recordRemovedPages } from './removed-pages.ts';
import {
  insertRows,
  lockWebsite,
  readStored,
  removeEntries,
  saveWebsite,
  type Transaction,
} from './stored-content.ts';

/**
 * Replaces the stored content of a website, in one transaction. Importing the same content again
 * changes nothing.
 *
 * @throws {RemovalRefusedError} for content that is probably incomplete
 */
export function importContent(
  database: Database,
  content: WebsiteContent,
  options: ImportOptions = {},
): Promise<ImportResult> {
  return database.batches.transaction((transaction) => importInto(transaction, content, options));
}

async function importInto(
  transaction: Transaction,
  content: WebsiteContent,
  { allowRemoval = false }: ImportOptions,
): Promise<ImportResult> {
  const { website, entities } = content;
  await lockWebsite(transaction, website.id);
  const [known] = await transaction.select().from(websites).where(eq(websites.id, website.id));
  const hash = fingerprint(website);
  const stored = await readStored(transaction, website.id);
  const plan = planImport(stored, entities.map(toContentRow));
  if (!allowRemoval) assertRemovalAllowed(stored, plan);
  const folders = countByFolder(plan);
  const affectsDeclarations = Boolean(folders['website-cookies'] ?? folders.pages);
  // Also before any change, for a website without recorded declarations.
  if (known && affectsDeclarations) await recordDeclarations(transaction, website.id);
  const websiteChange = !known ? 'added' : known.hash === hash ? 'unchanged' : 'changed';
  const changed = websiteChange !== 'unchanged' || Object.keys(folders).length > 0;
  const version = changed ? await saveWebsite(transaction, website, hash) : known?.contentVersion;
  // Deletes changed rows before inserting, so that two entries can swap a slug.
  const outdated = [...plan.removed, ...plan.changed];
  await recordRemovedPages(transaction, website.id, outdated);
  await removeEntries(transaction, website.id, outdated);
  await insertRows(transaction, website.id, [...plan.changed, ...plan.added]);
  await deleteRestoredPages(transaction, website.id);
  if (affectsDeclarations) await recordDeclarations(transaction, website.id);
  return {
    websiteId: website.id,
    changed,
    version: version ?? 0,
    website: websiteChange,
    entries: entities.length,
    folders,
  };
}

function countByFolder(plan: ImportPlan) {
  const folders: Record<string, FolderChanges> = {};
  for (const kind of ['added', 'changed', 'removed'] as const) {
    for (const { folder } of plan[kind]) {
      folders[folder] ??= { added: 0, changed: 0, removed: 0 };
      folders[folder][kind] += 1;
    }
  }
  return folders;
}
