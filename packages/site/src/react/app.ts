import type { InterfaceMessages, Messages } from '@plaza/i18n';
import type { RoutedSite } from '@plaza/routing';
import type { ScreenChoice } from '@plaza/screens';
import type { RenderContext } from '@plaza/ui-blocks';
import type { BrandTokens } from '@plaza/ui-blocks/brand';
import type { Log } from '../core/log.ts';
import type { SiteConsent } from '../model/consent-page.ts';
import type { SiteEnvironment } from '../model/environment.ts';
import type { SiteTracking } from '../model/site-tracking.ts';

/** Everything that tells one site from another; what every factory of this package takes. */
export type App = {
  /** The site with its route table (§2.1, §3.3). */
  readonly site: RoutedSite<ScreenChoice>;
  readonly environment: SiteEnvironment;
  /** How it asks for consent; as the specification says unless said otherwise. */
  readonly consent?: SiteConsent;
  /** How it tracks; as the specification says unless said otherwise. */
  readonly tracking?: SiteTracking;
  /** How the form of its lead service comes; when it is near the view unless said otherwise (design §7). */
  readonly leadForm?: Pick<NonNullable<RenderContext['leadForm']>, 'load'>;
  /** What its interface says, by locale. */
  readonly messages: Messages<InterfaceMessages>;
  readonly log: Log;
  /** The content of its `brand.tokens.json`, for what has no style sheet: pictures and the manifest. */
  readonly tokens: BrandTokens;
  /** Absolute path of the brand's icon, a square SVG. */
  readonly iconFile: string;
  /** Absolute path of the app's `content/` folder, the snapshot behind everything (design §3). */
  readonly contentFolder: string;
  /** Absolute path of the folder where last good copies of content outlive the process. */
  readonly copiesFolder: string;
};
