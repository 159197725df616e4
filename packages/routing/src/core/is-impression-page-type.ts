import {
  type ImpressionPageType,
  impressionPageTypes,
  type PageType,
} from '../model/page-types.ts';

/** Whether the impression of a page asks for products; `noProducts` is its opposite (§2.3, §7.3). */
export function isImpressionPageType(pageType: PageType): pageType is ImpressionPageType {
  return (impressionPageTypes as readonly PageType[]).includes(pageType);
}
