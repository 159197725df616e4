import { isImpressionPageType, type PageType } from '@plaza/routing';

/** What a page says of its impression; JSON, so that it can come in the HTML. */
export type ImpressionSettings = {
  readonly locale: string;
  readonly pageType: PageType;
  /** Whether the page shows no products that the answer could rank (§7.3). */
  readonly noProducts: boolean;
};

/** What a page of this type and locale says of its impression (§2.3, §7.3). */
export const impressionSettings = (locale: string, pageType: PageType): ImpressionSettings => ({
  locale,
  pageType,
  noProducts: !isImpressionPageType(pageType),
});
