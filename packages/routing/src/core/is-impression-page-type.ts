import {
  type ImpressionPageType,
  impressionPageTypes,
  type PageType,
} from '../model/page-types.ts';

/** Whether a page's impression requests products; the opposite of `noProducts` (§2.3, §7.3). */
export function isImpressionPageType(pageType: PageType): pageType is ImpressionPageType {
  return (impressionPageTypes as readonly PageType[]).includes(pageType);
}
