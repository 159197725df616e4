import type { SiteConfig } from '../model/site.ts';
import { check, checkPattern, quote } from './config-checks.ts';

const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** The public origin, without a trailing slash. Throws `SiteConfigError`. */
export function resolveOrigin(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isHttp = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  // A path, a query or a password would be lost in every link.
  const isOrigin = isHttp && (url === parsed?.origin || url === `${parsed?.origin}/`);
  check(isOrigin, 'url', `${quote(url)} is not an origin such as 'https://site.example'`);
  return parsed.origin;
}

/** Host names that redirect to the site. Throws `SiteConfigError`. */
export function resolveHostAliases({ url, hostAliases = [] }: SiteConfig): ReadonlySet<string> {
  const own = new URL(url).hostname;
  for (const [index, alias] of hostAliases.entries()) {
    const field = `hostAliases[${index}]`;
    checkPattern(alias, field, { is: HOST, want: 'a lower-case host name without a port' });
    check(alias !== own, field, `'${alias}' is the host of url itself`);
  }
  return new Set(hostAliases);
}

/** Host name of a Host header: lower case, no port. */
export function hostName(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}
