import type { ExtraSources } from '@plaza/page-cache';
import {
  defineRoutes,
  type RoutedSite,
  type RouteOptions,
  type RouteRow,
  defineSite as resolveSite,
  SiteConfigError,
  type SiteConfig as SiteSettings,
} from '@plaza/routing';
import type { ScreenChoice } from '@plaza/screens';
import { screenNames, screenOfPageType } from '@plaza/screens';
import type { SiteConsent } from '../model/consent-page.ts';
import type { SiteTracking } from '../model/site-tracking.ts';
import type { App } from '../react/app.ts';

/** The rows of an app's `routes.ts` (§2.1). */
export type RouteTable = readonly RouteRow<ScreenChoice>[];

/** How a site asks for consent, tracks and looks: what is said once, in `plaza.config.ts`. */
type SitePolicy = {
  /** How it asks for consent; as the specification says unless said otherwise. */
  readonly consent?: SiteConsent;
  /** How it tracks; the policies of its pages allow the hosts of its vendors, none of which is asked for anything before consent. */
  readonly tracking?: SiteTracking;
  /** How the form of its lead service comes; when it is near the view unless said otherwise (design §7). */
  readonly leadForm?: App['leadForm'];
  /** Sources that the site's Content-Security-Policy allows beside the site itself. */
  readonly contentSecurityPolicy?: ExtraSources;
};

/** What an app's `plaza.config.ts` says (§2.2, §3.3). */
export type SiteConfig = SiteSettings & SitePolicy & RouteOptions & { readonly routes: RouteTable };

/** A site with everything that the shell needs to know of it. */
export type PlazaSite = SitePolicy & { readonly site: RoutedSite<ScreenChoice> };

/**
 * Defines the site of an app: its countries, routes, consent and tracking in one place, so
 * that no part of the shell can go by another consent than the rest.
 *
 * @throws SiteConfigError naming the field or the route row that is wrong
 */
export function defineSite(config: SiteConfig): PlazaSite {
  const { routes, middleware = {}, consent, tracking, leadForm, ...more } = config;
  const { contentSecurityPolicy, ...rest } = more;
  assertScreens(routes);
  return Object.freeze({
    site: defineRoutes(resolveSite(rest), routes, { middleware }),
    ...(consent && { consent }),
    ...(tracking && { tracking }),
    ...(leadForm && { leadForm }),
    ...(contentSecurityPolicy && { contentSecurityPolicy }),
  });
}

/** A page that nothing shows is found here and not by its first visitor. */
function assertScreens(routes: RouteTable) {
  const names: readonly unknown[] = screenNames;
  for (const [index, { pageType, screen }] of routes.entries()) {
    const choice = screen ?? screenOfPageType[pageType];
    if (typeof choice === 'function' || names.includes(choice)) continue;
    const problem = screen
      ? `unknown screen '${screen}'`
      : `no screen shows the page type '${pageType}'`;
    const hint = `name one of ${screenNames.join(', ')}, or () => import() of your own`;
    throw new SiteConfigError(`routes[${index}].screen`, `${problem}: ${hint}`);
  }
}
