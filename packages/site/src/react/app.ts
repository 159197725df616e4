import type { InterfaceMessages, Messages } from '@plaza/i18n';
import type { RoutedSite } from '@plaza/routing';
import type { ScreenChoice } from '@plaza/screens';
import type { SitePolicy } from '@plaza/site-config';
import type { BrandTokens } from '@plaza/ui-blocks/brand';
import type { Log } from '../core/log.ts';
import type { SiteEnvironment } from '../model/environment.ts';

/** Everything specific to one site; the argument of every factory of this package. */
export type App = Omit<SitePolicy, 'contentSecurityPolicy'> & {
  /** The site with its route table (§2.1, §3.3). */
  readonly site: RoutedSite<ScreenChoice>;
  readonly environment: SiteEnvironment;
  /** The texts of the interface, by locale. */
  readonly messages: Messages<InterfaceMessages>;
  readonly log: Log;
  /** The content of `brand.tokens.json`, for uses without CSS: images and the manifest. */
  readonly tokens: BrandTokens;
  /** Absolute path of the brand's icon, a square SVG. */
  readonly iconFile: string;
  /**
   * Absolute path of the app's `content/` folder, the snapshot used as a last resort (design §3).
   */
  readonly contentFolder: string;
  /** Absolute path of the folder of what the site keeps (`core/data-folder.ts`). */
  readonly dataFolder: string;
};
