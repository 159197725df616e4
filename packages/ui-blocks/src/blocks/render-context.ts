import type { IconDrawing } from '../model/icon-drawing.ts';
import type { ImageSource } from '../model/image.ts';
import type { DeclaredCookies } from './cookie-table-block/declared-cookies.ts';
import type { ProductOverview } from './finance-overview-block/product-overview.ts';
import type { LeadFormService } from './lead-form/lead-form-address.ts';

/** What a page lends its blocks: all they need that content does not hold. */
export interface RenderContext {
  /** Where an image is fetched from; without it, from the address in the content. */
  imageSource?: ImageSource;
  /** The drawing of an icon of another set, as far as it is known; without it BigIconBlock shows none. */
  iconDrawing?: (name: string) => IconDrawing | undefined;
  /** Writes the number of Counter as the page's locale does; without it, in plain digits. */
  formatCount?: (count: number) => string;
  /** Calls a link by what it does, e.g. `Play: {title}`; without it VideoEmbed calls it by the video's title. */
  videoLabel?: (title: string) => string;
  /** The products that FinanceOverviewBlock chooses from. */
  overview?: ProductOverview;
  /** The cookies that CookieTableBlock lists. */
  cookies?: DeclaredCookies;
  /** The lead service whose form LeadForm shows; without it there is none. */
  leadForm?: LeadFormService;
}
