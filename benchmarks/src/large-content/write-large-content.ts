import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Website } from '@plaza/contract';
import {
  authorsPerLocale,
  categoriesPerLocale,
  type EntryContext,
  largeAuthor,
  largeCategory,
  largePages,
  largePost,
} from './large-entries.ts';
import { type LargeLocale, largeLocales } from './large-locales.ts';
import { createTexts } from './large-texts.ts';
import { createRandom } from './seeded-random.ts';

export interface LargeContent {
  /** All entries together, e.g. 100,000. */
  readonly entries: number;
  /** The same seed writes the same files. */
  readonly seed?: number;
  readonly websiteId?: number;
  /** The first ones of `largeLocales`. */
  readonly locales?: number;
  /** Adds to the content of a website: without its settings and pages. */
  readonly isAddition?: boolean;
}

/** The entries that are not posts, per locale. */
const others = authorsPerLocale + categoriesPerLocale + 4;

/**
 * Writes a content folder of a website with many articles: `posts/sv-SE/post-000001.json` and so
 * on, with the authors, categories and list pages they need. Existing files are overwritten.
 *
 * @returns the number of entries
 */
export async function writeLargeContent(folder: string, content: LargeContent): Promise<number> {
  const { entries, seed = 1, websiteId = 990, locales = largeLocales.length } = content;
  const { isAddition = false } = content;
  const places = largeLocales.slice(0, locales);
  const posts = Math.max(0, Math.round(entries / places.length) - others);
  if (!isAddition) await write(join(folder, 'website.json'), websiteOf(websiteId, places));
  for (const [index, place] of places.entries())
    await writeLocale(folder, { place, posts, seed: seed * 1009 + index, isAddition });
  return places.length * (posts + others);
}

interface LocaleContent {
  readonly place: LargeLocale;
  readonly posts: number;
  readonly seed: number;
  readonly isAddition: boolean;
}

async function writeLocale(folder: string, { place, posts, seed, isAddition }: LocaleContent) {
  const texts = createTexts(place);
  const writeEntry = (of: string, entry: { id: string }) =>
    write(join(folder, of, place.locale, `${entry.id}.json`), entry);
  const each = async (
    count: number,
    make: (context: EntryContext, index: number) => Promise<unknown>,
  ) => {
    for (let index = 0; index < count; index += 1)
      await make({ place, texts, random: createRandom(seed * 1_000_003 + index) }, index);
  };
  await each(isAddition ? 0 : 1, (context) =>
    Promise.all(largePages(context).map((page) => writeEntry('pages', page))),
  );
  await each(authorsPerLocale, (context, index) =>
    writeEntry('authors', largeAuthor(context, index)),
  );
  await each(categoriesPerLocale, (context, index) =>
    writeEntry('categories', largeCategory(context, index)),
  );
  await each(posts, (context, index) => writeEntry('posts', largePost(context, index)));
}

const websiteOf = (id: number, places: readonly LargeLocale[]): Website => ({
  ...{ id, url: 'https://large.example', displayName: 'Large sample', productType: 1 },
  isMultiLanguage: true,
  countries: places.map(({ country, locale, prefix, currency }) => ({
    ...{ id: country, locale, pathPrefix: prefix, phoneCode: '34', currency: { name: currency } },
  })),
});

const folders = new Set<string>();

async function write(file: string, value: object) {
  const folder = dirname(file);
  if (!folders.has(folder)) await mkdir(folder, { recursive: true });
  folders.add(folder);
  await writeFile(file, JSON.stringify(value));
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { entries: { type: 'string', default: '100000' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder)
    throw new Error('Usage: write-large-content.ts <folder> [--entries 100000] [--seed 1]');
  const seed = values.seed === undefined ? {} : { seed: Number(values.seed) };
  const count = await writeLargeContent(folder, { entries: Number(values.entries), ...seed });
  console.log(`${count} entries written to ${folder}`);
}
