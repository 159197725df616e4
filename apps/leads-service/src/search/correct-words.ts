import { mostSlips, slips } from '@plaza/contract/typed';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contentSearch } from '../database/schema.ts';
import type { Search } from './search.ts';

/**
 * Corrects slips of one or two letters: a word that no title of the locale has becomes the nearest
 * word of a title, if there is one.
 */
export async function correctWords(orm: Pick<Orm, 'execute'>, search: Search): Promise<Search> {
  const unsure = search.words.filter((word) => mostSlips(word) > 0);
  if (unsure.length === 0) return search;
  const known = await titleWords(orm, search, unsure);
  const words = search.words.map((word) => (known.has(word) ? word : nearest(word, known)));
  return { ...search, words: [...new Set(words)] };
}

/** The words of all titles that are about as long as one of the others. */
async function titleWords(
  orm: Pick<Orm, 'execute'>,
  { websiteId, locale }: Search,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const lengths = others.map(({ length }) => length);
  const [least, most] = [Math.min(...lengths) - 2, Math.max(...lengths) + 2];
  const { rows } = await orm.execute<{ readonly word: string }>(sql`
    select distinct word from ${contentSearch}, unnest(string_to_array(words, ' ')) as word
    where website_id = ${websiteId} and locale = ${locale}
      and length(word) between ${least} and ${most}`);
  return new Set(rows.map(({ word }) => word));
}

function nearest(word: string, known: ReadonlySet<string>): string {
  let best = { word, slips: mostSlips(word) + 1 };
  for (const each of known) {
    const count = slips(word, each, best.slips - 1);
    if (count < best.slips) best = { word: each, slips: count };
  }
  return best.word;
}
