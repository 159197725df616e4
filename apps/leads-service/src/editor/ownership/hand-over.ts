import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contentOwners, contentVersions, websites } from '../../database/schema.ts';
import { countChanges, planImport } from '../../import/plan-import.ts';
import { recordVersion } from '../../import/record-version.ts';
import { type SpooledFolder, spoolFolder } from '../../import/spool-folder.ts';
import { lockWebsite, nextVersion, type Transaction } from '../../import/stored-content.ts';
import { recordAct } from '../audit.ts';
import { readOwnership } from '../content-owner.ts';
import { latestTexts } from './latest-texts.ts';
import type { OwnReply, OwnRequest } from './ownership-messages.ts';
import { pictureSpelling, toStoredText } from './picture-spelling.ts';

/** Rows of one statement. */
const BLOCK = 100;

type HandOver = OwnRequest & { readonly folder: string };

/**
 * Makes editors the owners of a website's content. The text of each file is its first version, so
 * that an export right after it equals the files.
 *
 * @throws {Error} if the folder differs from what is stored
 */
export async function handOverToEditor(
  { batches }: Pick<Database, 'batches'>,
  wanted: HandOver,
): Promise<OwnReply> {
  const content = await spoolFolder(wanted.folder);
  try {
    assertWebsite(content, wanted);
    return await batches.transaction((transaction) => handOver(transaction, content, wanted));
  } finally {
    await content.spool.close();
  }
}

function assertWebsite({ website }: SpooledFolder, { websiteId, folder }: HandOver) {
  if (website.id === websiteId) return;
  throw new Error(`${folder} is the content of website ${website.id}, not ${websiteId}`);
}

async function handOver(
  transaction: Transaction,
  content: SpooledFolder,
  { websiteId, folder, needsApproval = false, user }: HandOver,
): Promise<OwnReply> {
  await lockWebsite(transaction, websiteId);
  const { owner } = await readOwnership(transaction, websiteId);
  if (owner === 'editor')
    throw new Error(`Editors own the content of website ${websiteId} already`);
  await assertStored(transaction, content, { websiteId, folder });
  const { version, settings } = await nextVersion(transaction, websiteId);
  const source = 'hand-over';
  const record = { author: user.name, source, changes: {}, settings };
  await recordVersion(transaction, { websiteId, version }, record);
  const versions = { websiteId, version, source, publishedBy: user };
  const files = await storeTexts(transaction, content, { folder, versions });
  await storeRemovals(transaction, versions);
  const values = { websiteId, owner: 'editor', needsApproval, changedAt: new Date() };
  await transaction
    .insert(contentOwners)
    .values(values)
    .onConflictDoUpdate({ target: contentOwners.websiteId, set: values });
  const details = { owner: 'editor', version, files, needsApproval };
  await recordAct(transaction, { websiteId, user, action: 'own', details });
  return { owner: 'editor', version, files };
}

/** @throws {Error} naming the first differences */
async function assertStored(
  transaction: Transaction,
  { website, spool }: SpooledFolder,
  { websiteId, folder }: Pick<HandOver, 'websiteId' | 'folder'>,
): Promise<void> {
  const [known] = await transaction.select().from(websites).where(eq(websites.id, websiteId));
  const plan = await planImport(transaction, websiteId, spool);
  const changes = Object.entries(countChanges(plan)).map(
    ([name, { added, changed, removed }]) => `${name}: ${added + changed + removed}`,
  );
  if (!isDeepStrictEqual(known?.settings, website)) changes.unshift('website.json');
  if (changes.length === 0) return;
  throw new Error(
    `${folder} differs from the content of website ${websiteId} that is stored (${changes.join(', ')}): import it first, content:import ${folder}`,
  );
}

type Versions = Pick<
  typeof contentVersions.$inferInsert,
  'websiteId' | 'version' | 'source' | 'publishedBy'
>;

interface Texts {
  readonly folder: string;
  readonly versions: Versions;
}

/** Stores the text of each file, byte for byte but for the addresses of pictures in `images/`. */
async function storeTexts(
  transaction: Transaction,
  { spool, pictures }: SpooledFolder,
  { folder, versions }: Texts,
): Promise<number> {
  const spelling = pictureSpelling(pictures);
  const read = async (file: string) => {
    const bytes = await readFile(join(folder, file));
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return toStoredText(file, decoder.decode(bytes), spelling);
  };
  let rows: (typeof contentVersions.$inferInsert)[] = [];
  let files = 0;
  const flush = async () => {
    if (rows.length > 0) await transaction.insert(contentVersions).values(rows);
    files += rows.length;
    rows = [];
  };
  for (const { folder: of, locale, id, ...entry } of spool.entries.values()) {
    const { file } = await spool.read({ folder: of, locale, id, ...entry });
    rows.push({ ...versions, folder: of, locale, id, file, text: await read(file) });
    if (rows.length >= BLOCK) await flush();
  }
  await flush();
  return files;
}

/** Entries of an earlier time of editors that the files no longer have. */
async function storeRemovals(transaction: Transaction, versions: Versions): Promise<void> {
  const { websiteId, version } = versions;
  const gone = await latestTexts(transaction, { websiteId, before: version });
  for (const { folder, locale, id, file } of gone)
    await transaction
      .insert(contentVersions)
      .values({ ...versions, folder, locale, id, file, text: null })
      .onConflictDoNothing();
}
