/** What a site knows of where it runs. `building` is true while `next build` prerenders pages. */
export type SiteEnvironment = {
  readonly leadsServiceUrl: string;
  readonly revalidateSecret: string | undefined;
  /** Where the lead form of the site's lead service stands (§1); without it no page shows one. */
  readonly leadFormUrl?: string;
  /** Address to which errors are reported in Sentry's protocol, as it was given. */
  readonly sentryDsn?: string;
  /**
   * Proxies in front of the site, such as a CDN: so many hops of `x-forwarded-for` are believed.
   * Without it the client is whoever connects.
   */
  readonly trustedProxyHops?: number;
  /** Product views are counted on any host, not on the site's own alone (§7.3). */
  readonly testMode?: boolean;
  /** Under `next dev`, where pages show developers what tracking does. */
  readonly developing?: boolean;
  readonly building: boolean;
};
