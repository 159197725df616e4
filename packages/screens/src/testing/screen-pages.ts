import type { PageType } from '@plaza/routing';
import { type ScreenName, screenOfPageType } from '../screen-names.ts';

/** A page that shows a screen, by the name of its story. */
export type ScreenPage = { readonly name: string; readonly pageType: PageType };

/** `post-list` is `Post list`. */
export const screenTitle = (screen: ScreenName): string =>
  `${screen.charAt(0).toUpperCase()}${screen.slice(1).replaceAll('-', ' ')}`;

/**
 * The pages of a screen: one of each page type that it is the default of; otherwise one of text,
 * whose row names the screen.
 */
export function screenPages(screen: ScreenName): ScreenPage[] {
  const pageTypes = Object.keys(screenOfPageType) as (keyof typeof screenOfPageType)[];
  const own = pageTypes.filter((pageType) => screenOfPageType[pageType] === screen);
  if (own.length === 0) return [{ name: screenTitle(screen), pageType: 'Basic' }];
  return own.map((pageType) => ({ name: pageType, pageType }));
}
