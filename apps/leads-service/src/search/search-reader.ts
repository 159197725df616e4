import { type SEARCH, SEARCH_LIMITS, type SearchResult } from '@plaza/contract';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Orm } from '../database/database.ts';
import { contentEntities, contentSearch } from '../database/schema.ts';
import { correctWords } from './correct-words.ts';
import { createExcerpt } from './excerpt.ts';
import type { Search } from './search.ts';
import { searchConfiguration } from './search-languages.ts';
import { searchScope } from './search-scope.ts';
import { searchWords } from './search-words.ts';

/** With fewer exact results, those with some of the words or similar ones follow. */
const FEW = 5;

/** With more results, the body of pages does not rank them: reading all would take too long. */
const MANY = 500;

/** Similar results at most, and how similar their titles are to the search: 1 is the same. */
const similar = { entries: 50, threshold: 0.45 };

interface ResultRow {
  readonly path: string;
  readonly anchor: string | null;
  readonly pageType: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly score: number;
}

interface SearchRow extends Record<string, unknown> {
  readonly total: number;
  readonly stems: string[];
  readonly results: ResultRow[];
}

/** The found results, and their number. */
interface SearchAnswer {
  readonly value: SearchResult[];
  readonly total: number;
}

/** `/content/search`: pages, terms and questions by full text, then by similar titles. */
export async function readSearch(
  orm: Orm,
  websiteId: number,
  { locale, q, page }: z.output<typeof SEARCH.query>,
): Promise<SearchAnswer> {
  const search = { websiteId, locale, page, words: searchWords(q) };
  if (search.words.length === 0) return { value: [], total: 0 };
  const { total, stems, results } = await orm.transaction(async (transaction) => {
    await transaction.execute(settings);
    const exact = await run(transaction, search, exactHits(search));
    if (exact.total >= FEW) return exact;
    const corrected = await correctWords(transaction, search);
    return run(transaction, search, similarHits(search, corrected));
  });
  return { value: results.map((row) => toResult(row, [...stems, ...search.words])), total };
}

/**
 * Settings of a transaction: the threshold of `<%`, and indexes even for words that most entries
 * have, because reading the vector of each takes longer than the planner expects.
 */
const settings = sql.raw(`
  select set_config('pg_trgm.word_similarity_threshold', '${similar.threshold}', true),
    set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`);

async function run(orm: Pick<Orm, 'execute'>, search: Search, hits: SQL): Promise<SearchRow> {
  const { websiteId, locale, words, page } = search;
  const { size } = SEARCH_LIMITS;
  const { rows } = await orm.execute<SearchRow>(sql`
    with hosts as materialized (
      select page ->> 'pageType' as type, min(path collate "C") as path from ${contentEntities}
      where website_id = ${websiteId} and folder = 'pages' and locale = ${locale}
        and page ->> 'pageType' in ('Glossary', 'FAQ')
      group by page ->> 'pageType'),
    hits as materialized (${hits}),
    part as (
      select * from hits order by score desc, folder, id collate "C", part collate "C"
      limit ${size} offset ${(page - 1) * size})
    select (select count(*)::int from hits) as total,
      to_json(tsvector_to_array(to_tsvector(${configOf(search)}, ${words.join(' ')}))) as stems,
      (select coalesce(json_agg(json_build_object(
        'path', coalesce((select path from hosts where type = host), entry.path), 'anchor', anchor,
        'pageType', coalesce(host, entry.page ->> 'pageType'), 'title', found.title,
        'summary', found.summary, 'body', found.body, 'score', part.score)
        order by part.score desc, folder, id collate "C", part collate "C"), '[]')
      from part join ${contentSearch} as found using (website_id, folder, locale, id, part)
        join ${contentEntities} as entry using (website_id, folder, locale, id)) as results`);
  return rows[0] as SearchRow;
}

const configOf = ({ locale }: Search) => sql`${searchConfiguration(locale)}::regconfig`;

/**
 * Restricts a query to the locale by a word of every vector, so that the index of the words finds
 * it. A query of stop words is empty and finds nothing.
 */
const inScope = ({ websiteId, locale }: Search, query: SQL) => sql`
  (case when numnode(${query}) > 0
    then ${`'${searchScope(websiteId, locale)}'`}::tsquery && ${query} else ''::tsquery end)`;

const keyColumns = sql.raw('website_id, folder, locale, id, part');

/** Documents that can be linked to: entries with a page, and those whose page exists. */
const linkable = sql`(host is null or host in (select type from hosts))`;

/** Documents with all words. */
function exactHits(search: Search): SQL {
  const query = sql`(${allWords(search)})`;
  return sql`
    select ${keyColumns}, round((case when count(*) over () > ${MANY}::int
      then ts_rank(head, ${query}, 1) else ts_rank(vector, ${query}, 1) end)::numeric, 5)::float8 as score
    from ${contentSearch} where ${linkable} and vector @@ ${inScope(search, query)}`;
}

/**
 * The same, then documents with all words after slips are corrected, then those with a similar title
 * or some of the words.
 *
 * @param corrected the search with other words; the same if nothing could be corrected
 */
function similarHits(search: Search, corrected: Search): SQL {
  const text = search.words.join(' ');
  const query = sql`(${anyWord(search)})`;
  return sql`
    with exact as (${exactHits(search)}),
    corrected as (${exactHits(corrected)}),
    titles as (
      select ${keyColumns}, word_similarity(${text}, words) as score from ${contentSearch}
      where ${linkable} and ${text} <% words
        -- No index of these: comparing all titles of a locale takes longer than finding them all.
        and website_id + 0 = ${search.websiteId} and locale || '' = ${search.locale}
      order by score desc, id collate "C" limit ${similar.entries}),
    some_words as (
      select ${keyColumns}, ts_rank(head, ${query}, 1) as score from ${contentSearch}
      where ${linkable} and head @@ ${inScope(search, query)}
      order by score desc, id collate "C" limit ${similar.entries}),
    all_hits as (
      select *, 1 as tier from exact
      union all select *, 0.5 from corrected
      union all select *, 0 from titles
      union all select *, 0 from some_words)
    select ${keyColumns}, round((max(tier) + max(score) / 10)::numeric, 5)::float8 as score
    from all_hits group by ${keyColumns}`;
}

/** Each word of the language, and the last one also as the beginning of a word. */
function wordQueries(search: Search): SQL[] {
  const last = search.words.length - 1;
  return search.words.map((word, index) => {
    const stem = sql`plainto_tsquery(${configOf(search)}, ${word})`;
    if (index < last || word.length < 3) return stem;
    return sql`(${stem} || to_tsquery('simple', ${`${word}:*`}))`;
  });
}

const allWords = (search: Search) => sql.join(wordQueries(search), sql` && `);
const anyWord = (search: Search) => sql.join(wordQueries(search), sql` || `);

function toResult(row: ResultRow, stems: readonly string[]): SearchResult {
  const { path, anchor, pageType, title, score, summary, body } = row;
  const excerpt = createExcerpt([summary, body], stems);
  return { path, ...(anchor !== null && { anchor }), pageType, title, excerpt, score };
}
