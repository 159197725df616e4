import { isDeepStrictEqual } from 'node:util';
import type { ContentEntity } from '@plaza/contract';
import type { ChangedTags } from './changed-tags.ts';
import {
  type EntityRow,
  type EntryKey,
  entityRow,
  keyText,
  type ProductRow,
  productRow,
} from './content-row.ts';
import type { ContentSpool } from './content-spool.ts';
import { lastChange } from './last-change.ts';
import { changesLists } from './list-changes.ts';
import type { ImportPlan } from './plan-import.ts';
import { keepEntries, noteAdded } from './record-version.ts';
import { deleteRestoredPages, recordRemovedPages } from './removed-pages.ts';
import type { SpooledEntry } from './spool-entries.ts';
import {
  readBodies,
  removeEntries,
  type StoredBody,
  storeEntities,
  storeProducts,
  type Target,
  type Transaction,
} from './stored-content.ts';

/** Entries in memory at once, and their characters. */
const block = { entries: 50, bytes: 200_000 };

export interface PlanTarget {
  readonly transaction: Transaction;
  readonly target: Target;
  readonly spool: ContentSpool;
  readonly tags: ChangedTags;
  /** The times of the last change of entries that are stored next, by name. */
  readonly times: Map<string, string>;
}

/** Writes the changes of a plan, in blocks, and collects their tags. */
export async function applyPlan(into: PlanTarget, plan: ImportPlan): Promise<void> {
  const { transaction, target, tags } = into;
  const { websiteId } = target;
  for (const keys of blocks(plan.removed)) {
    await recordRemovedPages(transaction, target, { keys, isMove: false });
    await keepEntries(transaction, target, keys);
    await removeEntries(transaction, websiteId, keys);
    for (const key of keys) tags.listed(key);
  }
  for (const entries of blocks(plan.changed)) await replaceBlock(into, entries);
  for (const entries of blocks(products(plan.changed))) await storeBlock(into, entries);
  for (const entries of blocks(plan.added)) {
    await noteAdded(transaction, target, entries);
    await storeBlock(into, entries);
    for (const key of entries) tags.listed(key);
  }
  await deleteRestoredPages(transaction, websiteId);
}

function* products(entries: Iterable<SpooledEntry>): Generator<SpooledEntry> {
  for (const entry of entries) if (isProduct(entry)) yield entry;
}

const isProduct = ({ folder }: EntryKey) => folder === 'products';

/** Products are only deleted: they are stored when all changed ones are, since slugs are unique. */
async function replaceBlock(into: PlanTarget, entries: readonly SpooledEntry[]) {
  const { transaction, target } = into;
  const edited = [];
  for (const { body, ...key } of await readBodies(transaction, target.websiteId, entries))
    if (await compareEntry(into, entries, { body, ...key })) edited.push(key);
  await keepEntries(transaction, target, edited);
  await recordRemovedPages(transaction, target, { keys: entries, isMove: true });
  await removeEntries(transaction, target.websiteId, entries.filter(isProduct));
  await storeBlock(
    into,
    entries.filter((entry) => !isProduct(entry)),
  );
}

/** Notes what follows from a changed entry. @returns whether its content changed */
async function compareEntry(
  { spool, tags, times }: PlanTarget,
  entries: readonly SpooledEntry[],
  { body, ...key }: StoredBody,
): Promise<boolean> {
  const wanted = await wantedBody(spool, entries, key);
  tags.changed(key, changesLists(key.folder, body, wanted));
  const time = lastChange(body, wanted, new Date());
  if (time !== undefined) times.set(keyText(key), time);
  return !isDeepStrictEqual(body, wanted);
}

async function wantedBody(
  spool: ContentSpool,
  entries: readonly SpooledEntry[],
  key: Omit<StoredBody, 'body'>,
) {
  const entry = entries.find(
    ({ folder, locale, id }) => folder === key.folder && locale === key.locale && id === key.id,
  );
  return { ...(entry && (await spool.read(entry)).value) };
}

async function storeBlock(
  { transaction, target, spool, times }: PlanTarget,
  entries: readonly SpooledEntry[],
) {
  const entities: EntityRow[] = [];
  const products: ProductRow[] = [];
  for (const entry of entries) {
    const entity = withTime(await spool.read(entry), times.get(keyText(entry)));
    if (entity.folder === 'products') products.push(productRow(entry, entity.value));
    else entities.push(entityRow(entry, entity));
  }
  await storeEntities(transaction, target, entities);
  await storeProducts(transaction, target, products);
}

const withTime = (entity: ContentEntity, updatedAt: string | undefined): ContentEntity =>
  updatedAt === undefined
    ? entity
    : ({ ...entity, value: { ...entity.value, updatedAt } } as ContentEntity);

/** Blocks of at most `block.entries` entries and about `block.bytes` bytes. */
function* blocks<Entry extends EntryKey>(entries: Iterable<Entry>): Generator<readonly Entry[]> {
  let [next, bytes]: [Entry[], number] = [[], 0];
  for (const entry of entries) {
    next.push(entry);
    bytes += 'length' in entry ? Number(entry.length) : 0;
    if (next.length < block.entries && bytes < block.bytes) continue;
    yield next;
    [next, bytes] = [[], 0];
  }
  if (next.length > 0) yield next;
}
