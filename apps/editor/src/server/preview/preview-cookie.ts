import type { PreviewSite } from './preview-site.ts';

const isSecure = ({ origin }: PreviewSite) => origin.startsWith('https:');

/** On one host the cookies of all ports are the same, so that each website has its own. */
const nameOf = (site: PreviewSite) =>
  `${isSecure(site) ? '__Host-' : ''}plaza-preview-${site.websiteId}`;

/**
 * The cookie of somebody who may see a preview. The editor frames it, maybe from another site, where
 * browsers send partitioned cookies alone.
 */
export function previewCookie(site: PreviewSite, token: string, expiresAt: string): string {
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000));
  const place = isSecure(site) ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  return `${nameOf(site)}=${token}; Path=/; HttpOnly; Max-Age=${seconds}; ${place}`;
}

const pairs = (header = '') => header.split(/;\s*/).filter(Boolean);

/** The token in a `Cookie` header; empty without one. */
export function readPreviewCookie(site: PreviewSite, header: string | undefined): string {
  const start = `${nameOf(site)}=`;
  return (
    pairs(header)
      .find((pair) => pair.startsWith(start))
      ?.slice(start.length) ?? ''
  );
}

/** A `Cookie` header without those of previews and of the editor, for the instance. */
export const withoutOurCookies = (header: string | undefined): string =>
  pairs(header)
    .filter((pair) => !/^(?:__Host-)?plaza-preview-|^(?:__Secure-)?editor\./.test(pair))
    .join('; ');
