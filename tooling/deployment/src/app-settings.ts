import type { SiteFacts } from '@plaza/front';

/** Secrets that programs read from files, by the variable that each file is for. */
export const secretsOf = {
  service: [
    'APPLICATIONS_KEY',
    'DATABASE_DIRECT_URL',
    'DATABASE_URL',
    'LEADS_SECRET',
    'REVALIDATE_SECRET',
  ],
  site: ['REVALIDATE_SECRET'],
} as const;

export type SiteOfDeployment = Pick<SiteFacts, 'app' | 'hosts'> & { readonly websiteId: number };

/** Mebibytes of a container (docs/operations.md). */
export const memoryOf = { service: 512, site: 768 } as const;

/** Where the programs of a deployment reach each other. */
export type Addresses = {
  /** The internal listener of the front that spreads calls over the instances of the service. */
  readonly service: string;
  readonly redis: string;
  /** Every listener of a front that takes purges. */
  readonly purge: readonly string[];
  /** Every instance of a site: one of them tells the others, but any may be away. */
  readonly instances: (site: SiteOfDeployment) => readonly string[];
  readonly secretFile: (variable: string) => string;
};

const metrics = { METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' };

const files = (names: readonly string[], { secretFile }: Addresses) =>
  Object.fromEntries(names.map((name) => [`${name}_FILE`, secretFile(name)]));

export function serviceSettings(
  sites: readonly SiteOfDeployment[],
  addresses: Addresses,
): Record<string, string> {
  const pairs = sites.flatMap((site) =>
    addresses.instances(site).map((url) => `${site.websiteId}=${url}`),
  );
  return {
    ...files(secretsOf.service, addresses),
    ...metrics,
    REVALIDATE_URLS: pairs.join(','),
    SITE_URLS: sites.map(({ websiteId, hosts }) => `${websiteId}=https://${hosts[0]}`).join(','),
    // A site forwards a visitor's request, with the address that the front has given it.
    TRUSTED_PROXY_HOPS: '2',
  };
}

export function siteSettings(addresses: Addresses): Record<string, string> {
  return {
    ...files(secretsOf.site, addresses),
    ...metrics,
    LEADS_SERVICE_URL: addresses.service,
    PURGE_URLS: addresses.purge.join(','),
    REDIS_URL: addresses.redis,
    SITE_TRUSTED_PROXY_HOPS: '1',
  };
}
