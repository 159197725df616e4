import {
  type ImpressionPageType,
  impressionPageTypes,
  type PageType,
} from '../model/page-types.ts';

const IMPRESSION_PAGE_TYPES: ReadonlySet<string> = new Set(impressionPageTypes);

/** Whether the impression of a page asks for products; `noProducts` is its opposite (§2.3, §7.3). */
export function isImpressionPageType(pageType: PageType): pageType is ImpressionPageType {
  return IMPRESSION_PAGE_TYPES.has(pageType);
}
