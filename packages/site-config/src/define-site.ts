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
import { type Partners, type ScreenChoice, screenNames, screenOfPageType } from '@plaza/screens';
import type { RenderContext } from '@plaza/ui-blocks';
import type { SiteConsent } from './site-consent.ts';
import type { SiteTracking } from './site-tracking.ts';

/** The rows of an app's `routes.ts` (§2.1). */
export type RouteTable = readonly RouteRow<ScreenChoice>[];

/** Which pages of content a build prerenders. The others are rendered on their first visit. */
export type Prerendering = {
  /** How many of a locale's newest pages; default 5. */
  readonly newest?: number;
};

/** Settings of a site beside its routing: consent, tracking, lead form, extra sources. */
export type SitePolicy = {
  /** Consent settings. Default: the rule of the specification. */
  readonly consent?: SiteConsent;
  /**
   * Tracking settings. The policy of every page allows the hosts of these vendors; none is
   * requested before consent.
   */
  readonly tracking?: SiteTracking;
  /** When the lead form loads. Default: when it is near the viewport (design §7). */
  readonly leadForm?: Pick<NonNullable<RenderContext['leadForm']>, 'load'>;
  /**
   * Companies in whose name pages ask, by white-label token, or that flows hand their visitors over
   * to, by the name in the flow's table.
   */
  readonly partners?: Partners;
  /** Which pages of content a build prerenders; the others are rendered on their first visit. */
  readonly prerender?: Prerendering;
  /** Additional sources for the site's Content-Security-Policy. */
  readonly contentSecurityPolicy?: ExtraSources;
};

/** The configuration in an app's `plaza.config.ts` (§2.2, §3.3). */
export type SiteConfig<Routes extends RouteTable = RouteTable> = SiteSettings &
  SitePolicy &
  RouteOptions & { readonly routes: Routes };

/** A resolved site with its settings. `site` knows the paths and page types of its `routes`. */
export type PlazaSite<Routes extends RouteTable = RouteTable> = SitePolicy & {
  readonly site: RoutedSite<ScreenChoice, Routes[number]>;
};

/**
 * Defines the site of an app: countries, routes, consent and tracking in one place, so that all
 * parts of the shell use the same settings.
 *
 * @throws {SiteConfigError} naming the invalid field or route row
 */
export function defineSite<const Routes extends RouteTable>(
  config: SiteConfig<Routes>,
): PlazaSite<Routes> {
  const { routes, middleware = {}, contentPages, ...settings } = config;
  const { consent, tracking, leadForm, partners, prerender, contentSecurityPolicy, ...rest } =
    settings;
  assertScreens(routes);
  return Object.freeze({
    site: defineRoutes<ScreenChoice, Routes[number]>(resolveSite(rest), routes, {
      middleware,
      ...(contentPages !== undefined && { contentPages }),
    }),
    ...(consent && { consent }),
    ...(tracking && { tracking }),
    ...(leadForm && { leadForm }),
    ...(partners && { partners }),
    ...(prerender && { prerender }),
    ...(contentSecurityPolicy && { contentSecurityPolicy }),
  });
}

/** Rejects routes without a screen at start, not at the first visit. */
function assertScreens(routes: RouteTable) {
  const names: readonly unknown[] = screenNames;
  for (const [index, { pageType, screen }] of routes.entries()) {
    const choice = screen ?? screenOfPageType[pageType];
    if (typeof choice === 'function' || names.includes(choice)) continue;
    throw screen ? unknownScreen(index, screen) : unknownPageType(index, pageType);
  }
}

const unknownScreen = (index: number, screen: unknown) =>
  new SiteConfigError(
    `routes[${index}].screen`,
    `unknown screen '${screen}': name one of ${screenNames.join(', ')}, or pass () => import() of your own screen`,
  );

/** A page is made by its type; the screens that show the types are not what a team chooses from. */
function unknownPageType(index: number, pageType: string): SiteConfigError {
  const known = Object.keys(screenOfPageType).toSorted();
  const close = known.filter((type) => type.toLowerCase().startsWith(pageType.toLowerCase()));
  const meant = close.length > 0 ? `did you mean ${close.join(' or ')}? ` : '';
  return new SiteConfigError(
    `routes[${index}].pageType`,
    `'${pageType}' is not a page type; ${meant}Page types are ${known.join(', ')}`,
  );
}
