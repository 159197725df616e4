import type { Route } from '@plaza/routing';
import type { ScreenChoice, ScreenModule } from './screen.ts';
import { type ScreenName, screenOfPageType } from './screen-names.ts';

/** Each screen of this package, loaded by the first page that it shows. */
const screens: Readonly<Record<ScreenName, () => Promise<ScreenModule>>> = {
  accessibility: () => import('./accessibility/screen.tsx'),
  contact: () => import('./contact/screen.tsx'),
  document: () => import('./document/screen.tsx'),
  landing: () => import('./landing/screen.tsx'),
  'product-list': () => import('./product-list/screen.tsx'),
};

type Shown = Pick<Route<ScreenChoice>, 'path' | 'pageType' | 'screen'>;

/**
 * Loads the screen of a route: the one that its row names, else the one of its page type (§2.1).
 *
 * @throws Error naming the route when neither is there
 */
export async function loadScreen({ path, pageType, screen }: Shown): Promise<ScreenModule> {
  const choice = screen ?? screenOfPageType[pageType];
  if (!choice) throw new Error(`The route ${path} has no screen: none shows ${pageType}`);
  return typeof choice === 'string' ? screens[choice]() : choice();
}
