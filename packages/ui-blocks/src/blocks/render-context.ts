import type { ImageSource } from '../model/image.ts';
import type { ProductOverview } from './finance-overview-block/product-overview.ts';

/** What a page lends its blocks: all they need that content does not hold. */
export interface RenderContext {
  /** Where an image is fetched from; without it, from the address in the content. */
  imageSource?: ImageSource;
  /** Writes the number of Counter as the page's locale does; without it, in plain digits. */
  formatCount?: (count: number) => string;
  /** The products that FinanceOverviewBlock chooses from. */
  overview?: ProductOverview;
}
