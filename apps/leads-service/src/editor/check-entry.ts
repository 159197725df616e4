import { checkEntry as applyRules, type RuleFinding } from '@plaza/check';
import type { ContentEntity } from '@plaza/contract';
import type { CheckAnswer, CheckRequest, EditorFinding } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import { contentEntities, products } from '../database/schema.ts';
import { entryKey, keyText } from '../import/content-row.ts';
import type { Transaction } from '../import/stored-content.ts';
import { findLostReferences, findRepetitions } from './consistency.ts';
import { findRefusedTexts } from './interface/find-refused-texts.ts';
import { parseEntry } from './parse-entry.ts';
import { readEntry } from './read-entry.ts';

type Reads = Pick<Transaction, 'select' | 'execute'>;

/** Folders whose entries the rules compare with those of their locale. */
const COMPARED = ['pages', 'products', 'components'];

/**
 * What the rules of `@plaza/check` find in one entry, with the others of its locale in memory, and the
 * texts of the interface that its site would refuse.
 */
export async function checkEntry(
  orm: Reads,
  websiteId: number,
  entity: ContentEntity | undefined,
): Promise<EditorFinding[]> {
  if (!entity) return [];
  const others = COMPARED.includes(entity.folder) ? await readOthers(orm, websiteId, entity) : [];
  const found = applyRules(entity, others).map(findingOf);
  if (entity.folder !== 'components') return found;
  return [...found, ...(await findRefusedTexts(orm, websiteId, entity.value))];
}

/** Checks a text that is not stored, as the entry that it would be. */
export async function checkText(
  orm: Reads,
  websiteId: number,
  { entry: key, text }: CheckRequest,
): Promise<CheckAnswer> {
  const { file } = await readEntry(orm, websiteId, key);
  const { entity, findings } = parseEntry(key, file, text);
  if (!entity) return { findings: [...findings] };
  const change = { key, file, text, entity };
  const all = [
    ...findings,
    ...(await findRepetitions(orm, { websiteId, replaced: [key] }, change)),
    ...(await findLostReferences(orm, websiteId, change)),
    ...(await checkEntry(orm, websiteId, entity)),
  ];
  return { findings: all.slice(0, 500) };
}

function findingOf({ rule, finding }: RuleFinding): EditorFinding {
  const { path = [], position, message, hint, severity = 'error' } = finding;
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  return {
    ...{ rule, severity, path: keys, message: message.slice(0, 4000) },
    ...(hint !== undefined && { hint: hint.slice(0, 4000) }),
    ...position,
  };
}

/** The entries that the rules compare an entry with; a stored entry is valid. */
async function readOthers(
  orm: Reads,
  websiteId: number,
  entity: ContentEntity,
): Promise<ContentEntity[]> {
  const { folder, locale, id } = entryKey(entity);
  const { rows } = await orm.execute<{ folder: string; id: string; body: object }>(sql`
    select folder, id, body from ${contentEntities}
    where website_id = ${websiteId} and folder in ('pages', 'components') and locale = ${locale}
      and (folder, id) <> (${folder}, ${id})
    union all
    select 'products', id::text, body from ${products}
    where website_id = ${websiteId} and locale = ${locale}
      and ('products', id::text) <> (${folder}, ${id})`);
  return rows.map(
    (row) =>
      ({
        folder: row.folder,
        // Named by its key: the names of files are not stored with entries.
        file: keyText({ folder: row.folder as never, locale, id: row.id }),
        value: row.body,
      }) as ContentEntity,
  );
}
