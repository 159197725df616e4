import type { Website, WebsiteContent } from '@plaza/contract';
import { eq, sql } from 'drizzle-orm';
import { recordDeclarations } from '../consents/declarations.ts';
import type { Database } from '../database/database.ts';
import { contentEntities, websites } from '../database/schema.ts';
import { applyPlan } from './apply-plan.ts';
import { createChangedTags } from './changed-tags.ts';
import { websiteHash } from './content-row.ts';
import { type ContentSpool, createContentSpool } from './content-spool.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportResult } from './import-result.ts';
import { countChanges, planImport } from './plan-import.ts';
import { assertRemovalAllowed } from './refuse-removal.ts';
import { lockWebsite, saveWebsite, type Transaction } from './stored-content.ts';

/** The result of an import, and the tags of what it changed. */
export interface Import {
  readonly result: ImportResult;
  readonly tags: string[];
}

/** A website and its spooled entries. */
export interface SpooledContent {
  readonly website: Website;
  readonly spool: ContentSpool;
}

/** Imports content that is in memory, like `importSpool`. */
export async function importContent(
  database: Database,
  { website, entities }: WebsiteContent,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const spool = await createContentSpool();
  try {
    for (const entity of entities) await spool.add(entity);
    return (await importSpool(database, { website, spool }, options)).result;
  } finally {
    await spool.close();
  }
}

/**
 * Replaces the stored content of a website, in one transaction. Importing the same content again
 * changes nothing.
 *
 * @throws {RemovalRefusedError} for content that is probably incomplete
 */
export async function importSpool(
  { batches }: Pick<Database, 'batches'>,
  content: SpooledContent,
  options: ImportOptions = {},
): Promise<Import> {
  const imported = await batches.transaction((transaction) =>
    importInto(transaction, content, options),
  );
  if (changesOf(imported.result) >= manyChanges)
    await batches.execute(sql`analyze ${contentEntities}`);
  return imported;
}

/**
 * Changes after which the database counts its rows again. Otherwise it takes a website for small: it
 * sorts all entries of a list for each page, instead of reading them in the order of an index. A
 * server would count within minutes, the embedded database never.
 */
const manyChanges = 500;

const changesOf = ({ folders }: ImportResult) =>
  Object.values(folders)
    .flatMap((changes) => Object.values(changes))
    .reduce((sum, count) => sum + count, 0);

async function importInto(
  transaction: Transaction,
  { website, spool }: SpooledContent,
  { allowRemoval = false }: ImportOptions,
): Promise<Import> {
  await lockWebsite(transaction, website.id);
  const [known] = await transaction.select().from(websites).where(eq(websites.id, website.id));
  const hash = websiteHash(website);
  const plan = await planImport(transaction, website.id, spool);
  if (!allowRemoval) assertRemovalAllowed(plan);
  const folders = countChanges(plan);
  const affectsDeclarations = Boolean(folders['website-cookies'] ?? folders.pages);
  // Also before any change, for a website without recorded declarations.
  if (known && affectsDeclarations) await recordDeclarations(transaction, website.id);
  const websiteChange = !known ? 'added' : known.hash === hash ? 'unchanged' : 'changed';
  const changed = websiteChange !== 'unchanged' || Object.keys(folders).length > 0;
  const tags = createChangedTags();
  if (!changed || websiteChange !== 'unchanged') tags.everything();
  const version = changed
    ? await saveWebsite(transaction, website, hash)
    : (known?.contentVersion ?? 0);
  const target = { websiteId: website.id, version };
  if (changed) await applyPlan({ transaction, target, spool, tags }, plan);
  if (affectsDeclarations) await recordDeclarations(transaction, website.id);
  const result: ImportResult = {
    websiteId: website.id,
    changed,
    version,
    website: websiteChange,
    entries: spool.entries.size,
    folders,
  };
  return { result, tags: tags.all() };
}
