import type { Route } from '@plaza/routing';
import type { ScreenChoice, ScreenModule } from './screen.ts';
import { type ScreenName, screenOfPageType } from './screen-names.ts';

/** The screens of this package, each loaded by the first page that needs it. */
const screens: Readonly<Record<ScreenName, () => Promise<ScreenModule>>> = {
  accessibility: () => import('./accessibility/screen.tsx'),
  contact: () => import('./contact/screen.tsx'),
  document: () => import('./document/screen.tsx'),
  landing: () => import('./landing/screen.tsx'),
  'product-list': () => import('./product-list/screen.tsx'),
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
