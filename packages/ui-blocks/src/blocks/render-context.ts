import type { IconDrawing } from '../model/icon-drawing.ts';
import type { ImageSource } from '../model/image.ts';
import type { DeclaredCookies } from './cookie-table-block/declared-cookies.ts';
import type { ProductOverview } from './finance-overview-block/product-overview.ts';
import type { LeadFormService } from './lead-form/lead-form-address.ts';

/** What the page gives its blocks: what they need beyond their content. */
export interface RenderContext {
  /** The addresses of an image; without it, the address in the content. */
  imageSource?: ImageSource;
  /** The drawing of an icon of another set, if known; without it BigIconBlock shows none. */
  iconDrawing?: (name: string) => IconDrawing | undefined;
  /** Formats the number of Counter for the page's locale; without it, plain digits. */
  formatCount?: (count: number) => string;
  /** The label of a video's link, e.g. `Play: {title}`; without it, the video's title. */
  videoLabel?: (title: string) => string;
  /** The products that FinanceOverviewBlock chooses from. */
  overview?: ProductOverview;
  /** The cookies that CookieTableBlock lists. */
  cookies?: DeclaredCookies;
  /** The lead service whose form LeadForm shows; without it there is none. */
  leadForm?: LeadFormService;
}
