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
  'payment-providers': 'payment provider',
  posts: 'post',
  'search-menu-items': 'search menu item',
  slots: 'slot',
  'cookie-categories': 'cookie category',
  'website-cookies': 'website cookie',
  products: 'product',
} as const satisfies Record<ContentFolder, string>;
