import type { PartnerSettings } from '@plaza/flow-server';

/** The environment of a site. `building` is true while `next build` prerenders pages. */
export type SiteEnvironment = PartnerSettings & {
  readonly leadsServiceUrl: string;
  /**
   * True for a preview instance, which reads drafts: nothing of it reaches the site's own instances,
   * not even a copy on disk, and no click is counted.
   */
  readonly preview?: boolean;
  readonly revalidateSecret: string | undefined;
  /** Address of the lead form (§1). Without it no page shows a form. */
  readonly leadFormUrl?: string;
  /** DSN for error reports in Sentry's protocol, unparsed. */
  readonly sentryDsn?: string;
  /**
   * Number of proxies in front of the site, such as a CDN: as many hops of `x-forwarded-for` are
   * trusted. Default: the client is the peer of the connection.
   */
  readonly trustedProxyHops?: number;
  /** The fronts that are notified of expired pages; without them nothing is sent. */
  readonly purgeUrls?: readonly string[];
  /** Folder of what the site keeps, relative to its own. Default: `.data`. */
  readonly dataDir?: string;
  /** How many pages are rendered before the site is ready. Default: 200. */
  readonly warmPages?: number;
  /** Where metrics are served; without it none are collected. */
  readonly metrics?: { readonly port: number; readonly host: string };
  /** Where liveness checks are answered by a thread of their own; without it only by the site. */
  readonly health?: { readonly port: number; readonly host: string };
  /** The collector that gets traces (OTLP over HTTP); without it none are made. */
  readonly tracesUrl?: string;
  /** Counts product views on any host, not only the site's own (§7.3). */
  readonly testMode?: boolean;
  /** True under `next dev`, where pages show what tracking does. */
  readonly developing?: boolean;
  readonly building: boolean;
};
