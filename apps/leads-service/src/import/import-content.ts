import { isDeepStrictEqual } from 'node:util';
import { CONTENT_TAG, type Website, type WebsiteContent } from '@plaza/contract';
import type { ImportResult } from '@plaza/contract/content-import';
import { eq, sql } from 'drizzle-orm';
import { recordDeclarations } from '../consents/declarations.ts';
import type { Database } from '../database/database.ts';
import { contentEntities, websites } from '../database/schema.ts';
import { assertOwnedByFiles } from '../editor/content-owner.ts';
import { applyPlan } from './apply-plan.ts';
import { assertBase, baseOf } from './assert-base.ts';
import { assertPictures } from './assert-pictures.ts';
import { createChangedTags } from './changed-tags.ts';
import { websiteHash } from './content-row.ts';
import { type ContentSpool, createContentSpool } from './content-spool.ts';
import type { ImportOptions } from './import-options.ts';
import { findLostPaths } from './lost-paths.ts';
import { countChanges, type ImportPlan, nameChanges, planImport } from './plan-import.ts';
import { recordVersion } from './record-version.ts';
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
 * @throws {OwnedByEditorError} if editors write the content of the website
 */
export async function importSpool(
  { batches }: Pick<Database, 'batches'>,
  content: SpooledContent,
  options: ImportOptions = {},
): Promise<Import> {
  if (options.isPlan) return planOnly(batches, content, options);
  const imported = await batches.transaction((transaction) =>
    importInto(transaction, content, options),
  );
  if (changesOf(imported.result) >= manyChanges)
    await batches.execute(sql`analyze ${contentEntities}`);
  return imported;
}

/** Ends the transaction of a plan, with what it found. */
class Planned extends Error {
  readonly plan: Import;

  constructor(plan: Import) {
    super('planned');
    this.plan = plan;
  }
}

/** Imports, and takes everything back: a plan is exactly what an import would do. */
async function planOnly(
  batches: Database['batches'],
  content: SpooledContent,
  options: ImportOptions,
): Promise<Import> {
  try {
    return await batches.transaction(async (transaction) => {
      const { result } = await importInto(transaction, content, options);
      // The version of a plan is the one that it starts from.
      const version = result.changed ? result.version - 1 : result.version;
      throw new Planned({ result: { ...result, version }, tags: [] });
    });
  } catch (error) {
    if (error instanceof Planned) return error.plan;
    throw error;
  }
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

/** The stored state of a website; without it, the website is new. */
type Known = typeof websites.$inferSelect | undefined;

async function importInto(
  transaction: Transaction,
  content: SpooledContent,
  options: ImportOptions,
): Promise<Import> {
  const { website, spool } = content;
  const websiteId = website.id;
  await lockWebsite(transaction, websiteId);
  await assertOwnedByFiles(transaction, websiteId);
  const [known] = await transaction.select().from(websites).where(eq(websites.id, websiteId));
  const plan = await planImport(transaction, websiteId, spool);
  const current = known?.contentVersion ?? 0;
  const base = await baseOf(transaction, { websiteId, current }, options);
  await assertBase(transaction, plan, { websiteId, base, current });
  if (!options.allowRemoval) assertRemovalAllowed(plan);
  if (!options.isPlan) await assertPictures(transaction, websiteId, spool);
  const folders = countChanges(plan);
  const websiteChange = changeOf(known, website);
  const changed = websiteChange !== 'unchanged' || Object.keys(folders).length > 0;
  const summary = { websiteId, changed, website: websiteChange, base, folders } as const;
  const entries = spool.entries.size;
  if (!changed) return { result: { ...summary, version: current, entries }, tags: [CONTENT_TAG] };
  const stored = await store(transaction, content, { known, plan, options, folders });
  const names = nameChanges(plan);
  return { result: { ...summary, ...stored.outcome, names, entries }, tags: stored.tags };
}

function changeOf(known: Known, website: Website): ImportResult['website'] {
  if (!known) return 'added';
  return isDeepStrictEqual(known.settings, website) ? 'unchanged' : 'changed';
}

interface Change {
  readonly known: Known;
  readonly plan: ImportPlan;
  readonly options: ImportOptions;
  readonly folders: ImportResult['folders'];
}

async function store(
  transaction: Transaction,
  { website, spool }: SpooledContent,
  { known, plan, options, folders }: Change,
) {
  const affectsDeclarations = Boolean(folders['website-cookies'] ?? folders.pages);
  // Also before any change, for a website without recorded declarations.
  if (known && affectsDeclarations) await recordDeclarations(transaction, website.id);
  const tags = createChangedTags();
  if (changeOf(known, website) !== 'unchanged') tags.everything();
  const version = await saveWebsite(transaction, website, websiteHash(website));
  const target = { websiteId: website.id, version };
  await applyPlan({ transaction, target, spool, tags, times: new Map() }, plan);
  const { author = 'unknown', source = 'unknown' } = options;
  const record = { author, source, changes: folders, settings: website };
  await recordVersion(transaction, target, record);
  if (affectsDeclarations) await recordDeclarations(transaction, website.id);
  const lostPaths = await findLostPaths(transaction, target, { website, spool });
  return { outcome: { version, lostPaths }, tags: tags.all() };
}
