import type { ContentFolder } from '@plaza/contract';

/** The English name of an entry of each content folder. */
export const ENTRY_NAMES = {
  authors: 'author',
  categories: 'category',
  components: 'component',
  menus: 'menu',
  pages: 'page',
  diaries: 'diary',
  'featured-article-summaries': 'featured article',
  'game-providers': 'game provider',
  'glossary-terms': 'glossary term',
  jobs: 'job',
  'payment-providers': 'payment provider',
  posts: 'post',
  'press-releases': 'press release',
  providers: 'provider',
  'question-groups': 'question group',
  reviews: 'review',
  scholarships: 'scholarship',
  'search-menu-items': 'search menu item',
  slots: 'slot',
  tools: 'tool',
  'cookie-categories': 'cookie category',
  'website-cookies': 'website cookie',
  products: 'product',
} as const satisfies Record<ContentFolder, string>;
