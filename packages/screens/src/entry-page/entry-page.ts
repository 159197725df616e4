import {
  type Author,
  type Category,
  CONTENT_FOLDERS,
  type Diary,
  type FeaturedArticle,
  type GameProvider,
  type Job,
  type Page,
  type PaymentProvider,
  type Post,
  type Provider,
  type Review,
  type Scholarship,
  type Slot,
} from '@plaza/contract';

/** The entries of each folder whose entries have pages of their own. */
export type PageEntries = {
  readonly authors: Author;
  readonly categories: Category;
  readonly diaries: Diary;
  readonly 'featured-article-summaries': FeaturedArticle;
  readonly 'game-providers': GameProvider;
  readonly jobs: Job;
  readonly 'payment-providers': PaymentProvider;
  readonly posts: Post;
  readonly providers: Provider;
  readonly reviews: Review;
  readonly scholarships: Scholarship;
  readonly slots: Slot;
};

export type PageFolder = keyof PageEntries;

/** What a page shows of an entry, under the names that folders have for it. */
type PageFields = Pick<Page, 'id' | 'locale' | 'updatedAt'> & {
  readonly [Name in 'path' | 'title' | 'name' | 'summary' | 'description']?: string | undefined;
} & {
  readonly [Name in 'image' | 'logo' | 'portrait']?: Page['image'];
} & {
  readonly [Name in 'body' | 'biography']?: Page['body'] | undefined;
} & {
  readonly [Name in 'authorId' | 'reviewerId' | 'reviewedAt' | 'publishedAt']?: string | undefined;
} & { readonly meta?: Page['meta'] | undefined };

/**
 * The page of an entry: what every page has, so that frame, metadata, breadcrumbs and structured
 * data treat it as any other. Its screen reads the rest of the entry.
 */
export function entryPage<F extends PageFolder>(folder: F, entry: PageEntries[F]): Page {
  const fields: PageFields = entry;
  const { id, locale, updatedAt, path = '/' } = fields;
  const { authorId, reviewerId, reviewedAt, publishedAt } = fields;
  const heading = fields.title ?? fields.name ?? id;
  const lead = fields.summary ?? fields.description;
  const image = fields.image ?? fields.logo ?? fields.portrait;
  return {
    ...{ id, locale, updatedAt, path, heading },
    pageType: CONTENT_FOLDERS[folder].pageType,
    meta: fields.meta ?? { title: heading, description: lead ?? heading, ...indexed },
    body: fields.body ?? fields.biography ?? { type: 'doc', content: [] },
    ...(lead && { lead }),
    ...(image && { image }),
    ...(authorId && { authorId }),
    ...(reviewerId && { reviewerId }),
    ...(reviewedAt && { reviewedAt }),
    ...(publishedAt && { publishedAt }),
  };
}

/** An entry with a path and no `meta` is indexed like one that says so. */
const indexed = { noIndex: false, noFollow: false } as const;
