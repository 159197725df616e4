import type { Route } from '@plaza/routing';
import type { ScreenChoice, ScreenModule } from './screen.ts';
import { type ScreenName, screenOfPageType } from './screen-names.ts';

/** The screens of this package, each loaded by the first page that needs it. */
const screens: Readonly<Record<ScreenName, () => Promise<ScreenModule>>> = {
  about: () => import('./about/screen.tsx'),
  accessibility: () => import('./accessibility/screen.tsx'),
  'all-products': () => import('./all-products/screen.tsx'),
  author: () => import('./author/screen.tsx'),
  'author-list': () => import('./author-list/screen.tsx'),
  campaign: () => import('./campaign/screen.tsx'),
  'compound-interest': () => import('./compound-interest/screen.tsx'),
  contact: () => import('./contact/screen.tsx'),
  diary: () => import('./diary/screen.tsx'),
  'diary-list': () => import('./diary-list/screen.tsx'),
  document: () => import('./document/screen.tsx'),
  faq: () => import('./faq/screen.tsx'),
  'featured-article': () => import('./featured-article/screen.tsx'),
  'featured-article-list': () => import('./featured-article-list/screen.tsx'),
  flow: () => import('./flow/screen.tsx'),
  forbidden: () => import('./forbidden/screen.tsx'),
  'game-provider': () => import('./game-provider/screen.tsx'),
  'game-provider-list': () => import('./game-provider-list/screen.tsx'),
  'game-slot': () => import('./game-slot/screen.tsx'),
  'game-slot-list': () => import('./game-slot-list/screen.tsx'),
  glossary: () => import('./glossary/screen.tsx'),
  'interest-cost': () => import('./interest-cost/screen.tsx'),
  job: () => import('./job/screen.tsx'),
  landing: () => import('./landing/screen.tsx'),
  'loan-calculator': () => import('./loan-calculator/screen.tsx'),
  'loan-priority': () => import('./loan-priority/screen.tsx'),
  'payment-provider': () => import('./payment-provider/screen.tsx'),
  'payment-provider-list': () => import('./payment-provider-list/screen.tsx'),
  post: () => import('./post/screen.tsx'),
  'post-list': () => import('./post-list/screen.tsx'),
  press: () => import('./press/screen.tsx'),
  'product-list': () => import('./product-list/screen.tsx'),
  'products-list': () => import('./products-list/screen.tsx'),
  provider: () => import('./provider/screen.tsx'),
  'provider-list': () => import('./provider-list/screen.tsx'),
  'ranked-products': () => import('./ranked-products/screen.tsx'),
  review: () => import('./review/screen.tsx'),
  scholarship: () => import('./scholarship/screen.tsx'),
  search: () => import('./search/screen.tsx'),
  'tool-list': () => import('./tool-list/screen.tsx'),
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
