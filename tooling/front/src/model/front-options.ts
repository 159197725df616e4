/** A page that is whole in one answer, with its Content-Security-Policy. */
export type RefusalPage = { readonly html: string; readonly policy: string };

/** Pages by the path prefix of their language; `''` is for all other paths. */
export type RefusalPages = Readonly<Record<string, RefusalPage>> & { readonly '': RefusalPage };

/** A site behind the front. */
export type FrontSite = {
  /** The host names that it answers under; the first names it in cache keys. `'*'`: any host. */
  readonly hosts: readonly string[];
  /** Host names that the site redirects. */
  readonly aliases?: readonly string[];
  /** `host:port` of each instance. */
  readonly instances: readonly string[];
  /**
   * Query parameters that the site's server reads on a page. A request with one of them is for one
   * visitor: it goes to the site, and its answer is not stored. Default: any parameter.
   */
  readonly parameters?: readonly string[];
  /** Cookies with which a page is one visitor's, on the pages to which browsers send them. */
  readonly cookies?: readonly string[];
  /** Request headers with a visitor's country, accepted from trusted proxies alone. */
  readonly countryHeaders?: readonly string[];
  /**
   * Requests below `/api/` that its instances work on at the same time; the rest is refused at once
   * (429), so that those before it are answered in time. Default: 64 for each address.
   */
  readonly requestsAtOnce?: number;
  /** What a browser is shown in place of JSON: too many requests (429), and no instance (503). */
  readonly refusals?: { readonly tooMany: RefusalPages; readonly unavailable: RefusalPages };
  /** A folder with copies of `_next/static` and `_plaza` of the site's builds. */
  readonly staticFolder?: string;
};

/** What one client may request, by address; of IPv6 by /64. */
export type FrontLimits = {
  /** Pages and files per second. */
  readonly pages: number;
  /** Requests below `/api/` per second. */
  readonly api: number;
  /** Requests at the same time. */
  readonly atOnce: number;
};

export type FrontOptions = {
  /** Holds the process id, the cache, temporary files and the log. */
  readonly folder: string;
  /** Port, or `address:port`, of the public listener. */
  readonly listen: number | string;
  /** The certificate of the public listener; `{host}` in a path is the first host of each site. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** With `tls`, a listener that redirects to https and answers ACME challenges. */
  readonly redirectListen?: number | string;
  /** Folder with `.well-known/acme-challenge`. */
  readonly acmeFolder?: string;
  /** Internal listener that takes `PURGE` and health checks. */
  readonly purgeListen?: number | string;
  /** Addresses or networks of the proxies in front, such as those of a CDN. */
  readonly trustedProxies?: readonly string[];
  readonly sites: readonly FrontSite[];
  /** Internal listener for requests of the sites to the service. */
  readonly service?: { readonly listen: number | string; readonly instances: readonly string[] };
  /** Default: `defaultLimits`; `false` for none. */
  readonly limits?: Partial<FrontLimits> | false;
  /** Default: `auto`, one per core. */
  readonly workerProcesses?: number;
  /**
   * Priority of its workers over other programs of the machine, as of `nice`: -10 where instances run
   * beside it, which would otherwise keep it from refusing what they have no room for. Needs root.
   */
  readonly priority?: number;
  /** Seconds after which a cached page is checked again. */
  readonly pageLife?: number;
  /** Bytes on disk, as nginx writes them, of pages and of assets. */
  readonly cacheSize?: string;
  /**
   * File of the log: one line of JSON a request, without address and query. Default: in the folder;
   * `false` for none.
   */
  readonly accessLog?: string | false;
  /** Folder of nginx's dynamic modules; default that of Debian. */
  readonly modules?: string;
};

/** Generous, because many visitors share an address: an office, a mobile network. */
export const defaultLimits: FrontLimits = { pages: 50, api: 25, atOnce: 200 };
