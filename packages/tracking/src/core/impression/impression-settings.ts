import { isImpressionPageType, type PageType } from '@plaza/routing';

/** Settings of a page's impression; JSON, so that they can be part of the HTML. */
export type ImpressionSettings = {
  readonly locale: string;
  readonly pageType: PageType;
  /** Whether the page has no products to rank (§7.3). */
  readonly noProducts: boolean;
};

/** The impression settings of a page type and locale (§2.3, §7.3). */
export const impressionSettings = (locale: string, pageType: PageType): ImpressionSettings => ({
  locale,
  pageType,
  noProducts: !isImpressionPageType(pageType),
});
