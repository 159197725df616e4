import type { Route } from '@plaza/routing';
import type { ScreenChoice, ScreenModule } from './screen.ts';
import { type ScreenName, screenOfPageType } from './screen-names.ts';

/** The screens of this package, each loaded by the first page that needs it. */
const screens: Readonly<Record<ScreenName, () => Promise<ScreenModule>>> = {
  accessibility: () => import('./accessibility/screen.tsx'),
  'author-list': () => import('./author-list/screen.tsx'),
  author: () => import('./author/screen.tsx'),
  contact: () => import('./contact/screen.tsx'),
  'diary-list': () => import('./diary-list/screen.tsx'),
  diary: () => import('./diary/screen.tsx'),
  document: () => import('./document/screen.tsx'),
  faq: () => import('./faq/screen.tsx'),
  'featured-article': () => import('./featured-article/screen.tsx'),
  'featured-article-list': () => import('./featured-article-list/screen.tsx'),
  glossary: () => import('./glossary/screen.tsx'),
  landing: () => import('./landing/screen.tsx'),
  'post-list': () => import('./post-list/screen.tsx'),
  post: () => import('./post/screen.tsx'),
  'product-list': () => import('./product-list/screen.tsx'),
  review: () => import('./review/screen.tsx'),
};

type Shown = Pick<Route<ScreenChoice>, 'path' | 'pageType' | 'screen'>;

/**
 * Loads the screen of a route: the one in its row, otherwise that of its page type (§2.1).
 *
 * @throws {Error} naming the route if there is none
 */
export async function loadScreen({ path, pageType, screen }: Shown): Promise<ScreenModule> {
  const choice = screen ?? screenOfPageType[pageType];
  if (!choice) throw new Error(`The route ${path} has no screen for the page type ${pageType}`);
  return typeof choice === 'string' ? screens[choice]() : choice();
}
