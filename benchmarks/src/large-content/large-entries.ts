import type { Author, Category, Page, Post } from '@plaza/contract';
import type { LargeLocale } from './large-locales.ts';
import type { LargeTexts } from './large-texts.ts';
import type { SeededRandom } from './seeded-random.ts';

export const authorsPerLocale = 8;
export const categoriesPerLocale = 20;

/** What an entry is made of. `random` depends on the entry, so its text does not depend on others. */
export interface EntryContext {
  readonly place: LargeLocale;
  readonly texts: LargeTexts;
  readonly random: SeededRandom;
}

const updatedAt = '2026-11-22T08:00:00Z';
const minute = 60_000;
const firstPost = Date.parse('2021-01-01T08:00:00Z');

const authorId = (index: number) => `author-${index + 1}`;
const categoryId = (index: number) => `category-${index + 1}`;
const postId = (index: number) => `post-${`${index + 1}`.padStart(6, '0')}`;

export function largeAuthor({ place, texts, random }: EntryContext, index: number): Author {
  const [, authors] = place.segments;
  const slug = authorId(index);
  return {
    ...{ id: slug, locale: place.locale, updatedAt, slug },
    name: titleOf(texts.words(random, 2)),
    summary: texts.paragraph(random, 2),
    path: `/${authors}/${slug}/`,
  };
}

export function largeCategory(context: EntryContext, index: number): Category {
  const { place, texts, random } = context;
  const slug = categoryId(index);
  const name = titleOf(texts.words(random, 2));
  return {
    ...{ id: slug, locale: place.locale, updatedAt, slug, name, position: index },
    path: `/${place.segments[0]}/${slug}/`,
    meta: metaOf(context, name),
  };
}

/** A post of 600 to 900 words, related to earlier ones. */
export function largePost(context: EntryContext, index: number): Post {
  const { place, texts, random } = context;
  const title = titleOf(texts.words(random, 4 + random.below(5)));
  const slug = `${slugOf(title)}-${index + 1}`;
  const related = index < 3 ? [] : [index - 1, index - 2, random.below(index - 2)];
  return {
    ...{ id: postId(index), locale: place.locale, updatedAt, slug, title },
    path: `/${place.segments[0]}/${slug}/`,
    summary: texts.paragraph(random, 2),
    publishedAt: new Date(firstPost + index * 37 * minute).toISOString(),
    authorId: authorId(random.below(authorsPerLocale)),
    categoryIds: [categoryId(random.below(categoriesPerLocale))],
    relatedPostIds: [...new Set(related)].map(postId),
    readingMinutes: 4,
    body: bodyOf(context, 12 + random.below(5)),
    meta: metaOf(context, title),
  };
}

/** The front page and the pages of lists. */
export function largePages(context: EntryContext): Page[] {
  const { place, texts, random } = context;
  const [articles, authors, glossary] = place.segments;
  const rows = [
    ['front', 'ProductListAll', '/'],
    ['articles', 'PostList', `/${articles}/`],
    ['authors', 'AuthorList', `/${authors}/`],
    ['glossary', 'Glossary', `/${glossary}/`],
  ] as const;
  return rows.map(([id, pageType, path]) => {
    const heading = titleOf(texts.words(random, 4));
    const meta = metaOf(context, heading);
    const body = bodyOf(context, 3);
    return { id, locale: place.locale, updatedAt, path, pageType, heading, meta, body };
  });
}

function bodyOf({ texts, random }: EntryContext, blocks: number): Post['body'] {
  const text = (content: string) => ({ type: 'text', text: content });
  const content = Array.from({ length: blocks }, (_, index) =>
    index % 4 === 0
      ? { type: 'heading', attrs: { level: 2 }, content: [text(titleOf(texts.words(random, 5)))] }
      : { type: 'paragraph', content: [text(texts.paragraph(random, 5))] },
  );
  return { type: 'doc', content };
}

const metaOf = ({ texts, random }: EntryContext, title: string): Post['meta'] => ({
  ...{ title, description: texts.sentence(random).slice(0, 150) },
  ...{ noIndex: false, noFollow: false },
});

const titleOf = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`.slice(0, 150);

const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
